import { expect, test } from 'vitest';
import { sampleSite } from '../../../../tests/sample-site.ts';
import { page, problemsOf, siteOf } from '../../../../tests/small-site.ts';
import { linksPlaced } from './links-placed.ts';

const problems = (blocks: unknown[]) => problemsOf(linksPlaced, siteOf({ 'live.json': page('A', blocks) }));

test.each(['javascript:alert`1`', 'https://evil.example', '//evil.example', 'data:text/html,x', '/gibt-es-nicht'])(
  'a link to %s is refused in a heading',
  (href) => {
    expect(problems([{ type: 'intro', title: `Mehr [dort](${href})`, lead: 'Ein Korb.' }])).toEqual([
      'link-misplaced live.json#/blocks/1/title',
    ]);
  },
);

test.each([
  [{ type: 'hero', title: 'A', subtitle: 'Ein [Link](/security).' }, '/blocks/1/subtitle'],
  [
    { type: 'faq', title: 'A', questions: [{ question: 'Wo [ist](/x) es?', answer: ['Da.'] }] },
    '/blocks/1/questions/0/question',
  ],
])('every other text without links is treated alike: %j', (block, at) => {
  expect(problems([block])).toEqual([`link-misplaced live.json#${at}`]);
});

test.each(['[L](https://evil.example)', 'L](//evil.example)[M'])(
  'a name of %s is refused, for it could become a link',
  (name) => {
    const site = siteOf({ '_site/site.json': { ...sampleSite, name } });
    expect(problemsOf(linksPlaced, site)).toEqual(['bracket-in-site _site/site.json#/name']);
  },
);

test('a paragraph may hold a link, a heading emphasis and brackets', () => {
  expect(problems([{ type: 'intro', title: 'Ein *Korb* [neu]', lead: 'Hier ist [ein Link](/security).' }])).toEqual([]);
});
