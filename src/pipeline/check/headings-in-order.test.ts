import { expect, test } from 'vitest';
import { hero, page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import type { SiteModel } from '../model/site-model.ts';
import { headingsInOrder } from './headings-in-order.ts';

const intro = { type: 'intro', lead: 'Wer wir sind.' };
const grid = { type: 'featureGrid', title: 'Leistungen', features: [{ title: 'Eins', description: 'Text.' }] };

test.each([
  ['a main heading alone', [hero]],
  ['sections below it', [hero, grid, grid]],
  ['a section without a heading', [hero, intro, grid]],
])('accepts %s', (_, blocks) => {
  expect(problemsOf(headingsInOrder, siteOf({ 'live.json': page('A', [], { blocks }) }))).toEqual([]);
});

test.each([
  ['no heading at all', [intro], ['heading-first live.json#/blocks/0']],
  ['a section before the main heading', [grid, hero], ['heading-first live.json#/blocks/0']],
  ['a text before the main heading', [intro, hero], ['heading-first live.json#/blocks/0']],
  ['a second main heading', [hero, grid, hero], ['heading-second live.json#/blocks/2/title']],
])('rejects %s', (_, blocks, findings) => {
  expect(problemsOf(headingsInOrder, siteOf({ 'live.json': page('A', [], { blocks }) }))).toEqual(findings);
});

/** A site whose only page has headings of these levels. */
function siteWithLevels(levels: ReadonlyArray<1 | 2 | 3>): SiteModel {
  const site = siteOf();
  const headings = levels.map((level, index) => ({ level, value: 'Überschrift', path: ['blocks', index, 'title'] }));
  const pages = site.pages.map((one) => ({ ...one, facts: { ...one.facts, headings } }));
  return { ...site, unsettled: { ...site.unsettled, pages } };
}

test.each([[[1, 2, 3, 3, 2, 3]], [[1, 2, 2, 2]], [[1]]] as const)('accepts levels %j', (levels) => {
  expect(problemsOf(headingsInOrder, siteWithLevels(levels))).toEqual([]);
});

test.each([
  [[1, 3], ['heading-skipped index.json#/blocks/1/title']],
  [[1, 3, 3, 2, 3], ['heading-skipped index.json#/blocks/1/title']],
  [
    [1, 2, 1, 3],
    ['heading-second index.json#/blocks/2/title', 'heading-skipped index.json#/blocks/3/title'],
  ],
] as const)('rejects levels %j', (levels, findings) => {
  expect(problemsOf(headingsInOrder, siteWithLevels(levels))).toEqual(findings);
});
