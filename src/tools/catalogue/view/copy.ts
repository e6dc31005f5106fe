import { shownWords } from './words.ts';

/** Copies the text that a button names; where the browser refuses, the text is selected instead. */
export async function copyFrom(button: HTMLButtonElement) {
  const words = shownWords();
  const text = document.getElementById(button.dataset.copy ?? '');
  const status = button.nextElementSibling;
  if (!text || !status) return;
  try {
    await navigator.clipboard.writeText(text.textContent ?? '');
    status.textContent = words.copied;
  } catch {
    window.getSelection()?.selectAllChildren(text);
    status.textContent = words.selected;
  }
}
