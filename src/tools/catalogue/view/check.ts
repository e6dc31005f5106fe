import { faultText, shownWords } from './words.ts';

/** Has axe-core look at the three windows of an example, one after the other, and says what it found. */
export async function checkExamples(button: HTMLButtonElement) {
  const example = button.closest('article');
  const status = example?.querySelector<HTMLElement>('p[role="status"]');
  if (!example || !status) return;
  const words = shownWords();
  button.disabled = true;
  status.textContent = words.checking;
  const lines: string[] = [];
  try {
    for (const frame of example.querySelectorAll('iframe')) {
      for (const fault of (await checkFrame(frame)) ?? []) {
        lines.push(faultText({ ...fault, widths: [frame.width].map(Number) }));
      }
    }
    status.dataset.axe = lines.length === 0 ? 'good' : 'bad';
    status.textContent = lines.length === 0 ? words.faultless : lines.join(' ');
  } catch (error) {
    status.textContent = words.failed(String(error));
  }
  button.disabled = false;
}

/** A window that has not come into view is loaded now. */
async function checkFrame(frame: HTMLIFrameElement) {
  frame.loading = 'eager';
  for (let wait = 0; wait < 200; wait += 1) {
    const check = frame.contentWindow?.checkWithAxe;
    if (check) return check();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${frame.title}: ${shownWords().noAnswer}`);
}
