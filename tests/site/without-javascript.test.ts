import { describe, expect, test } from 'vitest';
import { desktop, phone, startChromium, withoutPictures } from './browser.ts';
import { plain } from './html.ts';
import { address, dataOf, documentOf, everyPage, UNKNOWN } from './site.ts';

const { withPage } = startChromium();

const narrow = { width: 320, height: 640 };

describe.concurrent('without JavaScript', () => {
  test.each(everyPage)('%s shows all its text, hides nothing, and never scrolls sideways', async (route) => {
    await withPage({ javaScriptEnabled: false, reducedMotion: 'reduce' }, async (page) => {
      await withoutPictures(page);
      const { page: data, site } = dataOf(documentOf(route));
      const { blocks } = data.content;
      await page.setViewportSize(desktop);
      await page.goto(address + route, { waitUntil: 'domcontentloaded' });
      for (const viewport of [desktop, narrow]) {
        await page.setViewportSize(viewport);
        const { width, text, hidden, targets } = await page.evaluate(look);
        expect(width).toBe(viewport.width);
        expect(missingTexts(text, textsOf(blocks))).toEqual([]);
        expect(hidden).toEqual([]);
        expect(pathsOf(site.menu).filter((path) => !targets.includes(path))).toEqual([]);
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

/** Runs in the page: what its window shows, before and after everything that folds was opened, as a visitor could. */
async function look() {
  const width = document.documentElement.scrollWidth;
  for (const details of document.querySelectorAll('details')) details.open = true;
  /** what comes and goes with the scrolling never ends */
  const isScrolled = ({ timeline }: Animation) => timeline !== document.timeline;
  await Promise.allSettled(document.getAnimations().flatMap((each) => (isScrolled(each) ? [] : each.finished)));
  return {
    width,
    text: document.body.innerText,
    /** parts of the main content that take their room and cannot be seen; what is laid out twice, for phones and for desks, is no fault */
    hidden: [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest('svg, video') && !element.getAnimations().some(isScrolled))
      .map((element) => element.outerHTML.slice(0, 120)),
    /** where links lead that can be seen */
    targets: [...document.links].filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')),
  };
}

/** Those texts that cannot be read on the page, even with everything unfolded. */
function missingTexts(shown: string, texts: readonly string[]): string[] {
  const readable = comparable(shown);
  return texts.filter((text) => !readable.includes(comparable(text.replaceAll(/\*|\[|\]\([^)]*\)/gu, ''))));
}

/** Styles may set capitals, and a line may break anywhere. */
const comparable = (text: string) => plain(text).toUpperCase().replaceAll(/\s/gu, '');

/** Every page that a menu knows, whatever its level, and the legal pages. */
function pathsOf(menu: unknown): string[] {
  const reachable = JSON.stringify(menu).matchAll(/"path":"([^"]+)"/gu);
  return [...new Set([...reachable].map(([, path = '']) => path))];
}
