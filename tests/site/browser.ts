import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** The two windows that most tests look at. */
export const windows = [
  { width: 390, viewport: phone },
  { width: 1440, viewport: desktop },
];

/** No sandbox, because tests also run as root in containers; and no traffic that the tests did not cause. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** One Chromium for the tests of a file; every page stands in a context of its own. */
export function useChromium() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args });
  });
  afterAll(() => browser.close());

  return {
    /** Runs a test in a fresh page and closes it, also when the test fails. */
    async withPage<T>(options: BrowserContextOptions, use: (page: Page) => Promise<T>): Promise<T> {
      const context = await browser.newContext({ locale: 'de-DE', ...options });
      try {
        return await use(await context.newPage());
      } finally {
        await context.close();
      }
    },
  };
}

/** Resolves when React has taken over the page. */
export const alive = (page: Page) => page.locator('html[data-alive]').waitFor({ state: 'attached' });

/** Opens an address and waits until the page is alive. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await alive(page);
}

/** For tests that look at structure and text: what they do not need is not fetched. */
export async function withoutPictures(page: Page) {
  await page.route(/\.(?:avif|webp|webm|mp4)$/u, (route) => route.abort());
}
