import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { CHROMIUM_ARGS } from '../chromium.ts';
import { open, startChromium, withoutMotion } from './browser.ts';
import { address } from './site.ts';

/** As a visitor sets it in the browser: media queries in rem follow it too. */
const { withPage } = startChromium({ args: [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32'] }, withoutMotion);

const window320 = { viewport: { width: 320, height: 640 } };

/** Words, and buttons with what is in them, that end beyond the window and are not in a row or a table that is swiped; what only screen readers read is clipped. */
const outsideOf = (page: Page) =>
  page.evaluate(() => {
    const outside: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest('[data-slides], table, [aria-hidden="true"]')) continue;
      if (getComputedStyle(parent).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const right = Math.max(...[...range.getClientRects()].map((rect) => rect.right));
      if (right > window.innerWidth + 1) outside.push(`${text.textContent} ends at ${Math.round(right)}`);
    }
    for (const button of document.querySelectorAll('main :is(button, a:has(> svg))')) {
      const { right, width } = button.getBoundingClientRect();
      if (width > 0 && right > window.innerWidth + 1 && !button.closest('[data-slides]'))
        outside.push(`the button ${button.textContent} ends at ${Math.round(right)}`);
    }
    return outside;
  });

/** Opens what is folded, at one go: between two steps React may take a block over and put buttons in place of its summaries. */
function openAll() {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  for (const button of document.querySelectorAll<HTMLElement>('main h3 > button[aria-expanded="false"]'))
    button.click();
}

test.each(['/', '/talentbooking', '/datenschutz', '/talent/athletik-management', '/security'])(
  'at 320 px and twice the text size no word and no button of %s leaves the window',
  (route) =>
    withPage(window320, async (page) => {
      await open(page, address + route);
      await page.evaluate(openAll);
      expect(await outsideOf(page)).toEqual([]);
    }),
);

test.each([
  ['/', 'main li:has(> div > picture) h3'],
  ['/sponsorship', 'main li:has(> div > picture) h3'],
])('at 320 px and twice the text size the names of the lists of %s have most of its width', (route, names) =>
  withPage(window320, async (page) => {
    await open(page, address + route);
    const shares = await page
      .locator(`${names}:not([data-slides] *)`)
      .evaluateAll((titles) => titles.map((title) => title.clientWidth / (title.closest('li')?.clientWidth ?? 0)));
    expect(shares.length).toBeGreaterThan(2);
    expect(Math.min(...shares)).toBeGreaterThan(0.5);
  }),
);
