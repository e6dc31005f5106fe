import type { Page } from 'playwright';

/** Everything that a visitor's console would show, every request that fails, every breach of the policy. */
export function listen(page: Page): string[] {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => noise.push(`page error: ${error.message}`));
  void page.addInitScript(() => {
    const directives: string[] = [];
    Reflect.set(window, 'violations', directives);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      directives.push(effectiveDirective),
    );
  });
  return noise;
}

/**
 * Scrolls through the page in steps of a screen, so that everything that appears on the way has appeared. By the clock:
 * a page that the browser does not draw just now gets no frames.
 */
export async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resume) => setTimeout(resume, 20));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Buttons and disclosures, each once, also those of the banner, but none that sends; what a button opens is closed again. */
export async function pressEveryButton(page: Page) {
  await page.evaluate(async () => {
    const pressable = 'button:not([type="submit"]), button[aria-haspopup], summary';
    for (const button of document.querySelectorAll<HTMLElement>(pressable)) {
      if (!button.isConnected || !button.checkVisibility()) continue;
      button.click();
      await new Promise((resume) => setTimeout(resume, 20));
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await new Promise((resume) => setTimeout(resume, 20));
    }
  });
}
