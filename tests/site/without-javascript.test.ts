import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { desktop, phone, startChromium, withoutPictures } from './browser.ts';
import { plain } from './html.ts';
import { address, dataOf, documentOf, everyPage, UNKNOWN } from './site.ts';

const { withPage } = startChromium();
const { menu } = dataOf(documentOf('/')).site;

/** Every page that the menu knows, whatever its level, and the legal pages. */
const reachable = JSON.stringify(menu).matchAll(/"path":"([^"]+)"/gu);
const menuPaths = [...new Set([...reachable].map(([, path = '']) => path))];

const narrow = { width: 320, height: 640 };

describe.concurrent('without JavaScript', () => {
  test.each(everyPage)('%s shows all its text, hides nothing, and never scrolls sideways', async (route) => {
    await withPage({ javaScriptEnabled: false, reducedMotion: 'reduce' }, async (page) => {
      await withoutPictures(page);
      const { blocks } = dataOf(documentOf(route)).page.content;
      for (const viewport of [desktop, phone, narrow]) {
        await page.setViewportSize(viewport);
        if (viewport === desktop) await page.goto(address + route, { waitUntil: 'domcontentloaded' });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
        await unfold(page);
        expect(await missingTexts(page, textsOf(blocks))).toEqual([]);
        expect(await hiddenParts(page)).toEqual([]);
        expect(await unreachable(page)).toEqual([]);
      }
    });
  });

  test.each([
    ['/security', 'an expandable card'],
    ['/concierge', 'a question'],
  ])('on %s %s opens at a click', async (route) => {
    await withPage({ javaScriptEnabled: false, viewport: phone }, async (page) => {
      await page.goto(address + route);
      const details = page.locator('main details:not([open])').first();
      const handle = await details.elementHandle();
      await details.locator('summary').click();
      expect(await handle?.evaluate((element) => element.hasAttribute('open'))).toBe(true);
    });
  });

  test('a link of the menu leads on', async () => {
    await withPage({ javaScriptEnabled: false, viewport: phone }, async (page) => {
      await page.goto(`${address}${UNKNOWN}`);
      await page.locator('footer a[href="/impressum"]').click();
      await page.waitForURL(`${address}/impressum`);
    });
  });
});

/** Properties whose value a visitor reads. */
const READ =
  /^(?:title|subtitle|label|lead|text|description|summary|problem|solution|challenge|result|results|notice|note|question|answer|paragraphs|points|term|value|updated|ctaLabel|category|quote)$/u;

/** Every text of a page's blocks that is meant to be read. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return READ.test(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => textsOf(entry, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'contact' ? [] : textsOf(inner, name)));
}

/** Opens everything that folds, as a visitor could. */
const unfold = (page: Page) =>
  page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });

/** Those texts that cannot be read on the page, even with everything unfolded. */
async function missingTexts(page: Page, texts: readonly string[]): Promise<string[]> {
  const shown = comparable(await page.evaluate(() => document.body.innerText));
  return texts.filter((text) => !shown.includes(comparable(text.replaceAll(/\*|\[|\]\([^)]*\)/gu, ''))));
}

/** Styles may set capitals, and a line may break anywhere. */
const comparable = (text: string) => plain(text).toUpperCase().replaceAll(/\s/gu, '');

/** Parts of the main content that take their room and cannot be seen. What is laid out twice, for phones and for desks, is no fault. */
const hiddenParts = (page: Page) =>
  page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest('svg, video'))
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Pages of the menu to which no link that can be seen leads. */
async function unreachable(page: Page): Promise<string[]> {
  const visible = await page
    .locator('a')
    .evaluateAll((links) => links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')));
  return menuPaths.filter((path) => !visible.includes(path));
}
