import { expect, test } from 'vitest';
import { brokenWords } from './broken-words.ts';
import { startChromium } from './browser.ts';

const { withLonePage } = startChromium();

test.each([
  ['a word that is too wide for its line', 'Art Management', ['Managem|ent']],
  ['one that is broken at a soft hyphen', 'Art Manage&shy;ment', []],
  ['one that has a hyphen of its own', 'Art Man-age-ment', []],
  ['words that fit', 'Life style', []],
])('%s', async (_, words, broken) => {
  const style = 'width: 7ch; font: 16px monospace; overflow-wrap: break-word';
  expect(
    await withLonePage({}, async (page) => {
      await page.setContent(`<p lang="de" style="${style}">${words}</p>`);
      return brokenWords(page);
    }),
  ).toEqual(broken);
});
