import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { open, startChromium } from './browser.ts';
import { address, dataOf, documentOf, routes } from './site.ts';

const { withPage } = startChromium();

/** Pages whose head is a poster: its first word is as wide as the page. */
const posters = routes.filter((route) => {
  const [head] = dataOf(documentOf(route)).page.content.blocks;
  return head?.type === 'hero' && head.layout === 'poster';
});

/** The first word of the heading: its lines, where it and the paragraphs of the head end, and how much of the content it takes. */
const firstWord = (page: Page) =>
  page.evaluate(() => {
    const word = document.querySelector('h1 > span');
    const range = document.createRange();
    if (word) range.selectNodeContents(word);
    const lines = [...range.getClientRects()];
    const content = word?.closest('h1')?.getBoundingClientRect();
    return {
      lines: new Set(lines.map(({ top }) => Math.round(top))).size,
      over: Math.max(...lines.map(({ right }) => right)) - (content?.right ?? 0),
      paragraphsOver:
        Math.max(
          ...[...document.querySelectorAll('main > :first-child p')].map((p) => p.getBoundingClientRect().right),
        ) - (content?.right ?? 0),
      share: (lines[0]?.width ?? 0) / (content?.width ?? Number.POSITIVE_INFINITY),
      height: (lines[0]?.height ?? 0) / window.innerHeight,
    };
  });

test('there are posters', () => expect(posters.length).toBeGreaterThan(0));

test.each([
  [320, 640],
  [390, 844],
  [820, 1180],
  [1440, 900],
  [1920, 1080],
])('at %i × %i the first word of a poster is one line within the content, and wide or high', async (width, height) => {
  await withPage({ viewport: { width, height } }, async (page) => {
    for (const route of posters) {
      await open(page, address + route);
      const { lines, over, share, height: high } = await firstWord(page);
      expect(lines, route).toBe(1);
      expect(over, route).toBeLessThanOrEqual(0);
      expect(Math.max(share / 0.72, high / 0.25), `${route}: ${share} ${high}`).toBeGreaterThanOrEqual(1);
    }
  });
});

test('at 320 px and twice the text size the first word is one line, and no word of a head widens it', () =>
  withPage({ viewport: { width: 320, height: 640 } }, async (page) => {
    for (const route of posters) {
      await open(page, address + route);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const { lines, over, paragraphsOver } = await firstWord(page);
      expect.soft(lines, route).toBe(1);
      expect.soft(Math.max(over, paragraphsOver), route).toBeLessThanOrEqual(0);
    }
  }));
