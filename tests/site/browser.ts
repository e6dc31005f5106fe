import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
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

/** One Chromium for the tests of a file. */
export function startChromium() {
  let browser: Browser;
  const contexts = new Map<string, Promise<BrowserContext>>();
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args });
  });
  afterAll(() => browser?.close());

  /** Pages that are opened alike share a context and so its cache: forty pages fetch what they have in common once. */
  function contextFor(options: BrowserContextOptions) {
    const key = JSON.stringify(options);
    const context = contexts.get(key) ?? browser.newContext({ locale: 'de-DE', ...options });
    contexts.set(key, context);
    return context;
  }

  return {
    /** Runs a test in a page of its own and closes it, also when the test fails. */
    async withPage<T>(options: BrowserContextOptions, use: (page: Page) => Promise<T>): Promise<T> {
      const page = await (await contextFor(options)).newPage();
      try {
        return await use(page);
      } finally {
        await page.close();
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

/** For tests of structure and text: fetches no pictures and no videos. */
export const withoutPictures = (page: Page) => page.route(/\.(?:avif|webp|webm|mp4)$/u, (route) => route.abort());
