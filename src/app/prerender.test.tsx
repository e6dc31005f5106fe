import { expect, test } from 'vitest';
import { sampleSite } from '../../tests/sample-site.ts';
import { menu, page } from '../../tests/small-site.ts';
import { failingBlock, renderPage } from './prerender.tsx';

/** A document whose second block lacks what its component needs; no schema would let it through. */
const dataWith = (second: object) =>
  JSON.parse(
    JSON.stringify({
      site: { settings: sampleSite, menu: menu() },
      page: {
        route: '/probe',
        documentTitle: 'Probe',
        content: page('Probe', [second]),
        media: {},
        forms: [],
        build: 'x',
      },
    }),
  );

test('the block that cannot be drawn is found', () => {
  const data = dataWith({ type: 'faq', title: 'Fragen' });
  expect(() => renderPage(data)).toThrow();
  expect(failingBlock(data)).toEqual({ type: 'faq', index: 1 });
});

test('where every block can be drawn there is none', () => {
  expect(failingBlock(dataWith({ type: 'intro', tone: 'light', layout: 'side', lead: 'Text' }))).toBeUndefined();
});
