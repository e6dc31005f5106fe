import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { desktop, open, startChromium } from './browser.ts';
import { address } from './site.ts';

/** Scroll bars that take room, as on most desktops; a headless browser hides them. */
const { withPage } = startChromium({ ignoreDefaultArgs: ['--hide-scrollbars'] });

const roomOf = (page: Page) => page.evaluate(() => document.querySelector('footer')?.getBoundingClientRect().width);

test.each([
  ['the menu', 'header button[aria-haspopup="dialog"]'],
  ['a form', 'main button[aria-haspopup="dialog"]'],
])('behind %s the page keeps its width: nothing jumps', async (_, button) => {
  await withPage({ viewport: desktop }, async (page) => {
    await open(page, `${address}/security`);
    const before = await roomOf(page);
    expect(before).toBeLessThan(desktop.width);
    await page.locator(button).first().click();
    await page.locator('dialog:modal').waitFor();
    expect(await roomOf(page)).toBe(before);
  });
});
