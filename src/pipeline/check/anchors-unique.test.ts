import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleSite } from '../../../tests/sample-site.ts';
import { page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { DATA_ELEMENT } from '../../app/data-element.ts';
import { anchorsUnique } from './anchors-unique.ts';

const intro = (id: string) => ({ type: 'intro', id, lead: 'Wer wir sind.' });
const shown = { type: 'form', form: { formId: 'contact-form' } };
const legal = (...ids: string[]) => ({
  title: 'Impressum',
  description: 'Wer die Website betreibt, wie Sie uns erreichen und welche Aufsichtsbehörde zuständig ist.',
  blocks: [{ type: 'legalText', title: 'Impressum', updated: 'Stand', sections: ids.map((id) => ({ id, title: id })) }],
});

test.each([
  ['none', page('A')],
  ['different ones', page('A', [intro('eins'), intro('zwei')])],
  ['different ones inside a block', legal('eins', 'zwei')],
])('accepts %s', (_, live) => {
  expect(problemsOf(anchorsUnique, siteOf({ 'live.json': live }))).toEqual([]);
});

test('accepts the same anchor on two pages', () => {
  const files = { 'live.json': page('A', [intro('eins')]), 'brands.json': page('B', [intro('eins')]) };
  expect(problemsOf(anchorsUnique, siteOf(files))).toEqual([]);
});

test.each([
  ['two blocks of one name', page('A', [intro('eins'), intro('eins')]), ['anchor-duplicate live.json#/blocks/2/id']],
  [
    'every further block of one name',
    page('A', [intro('eins'), intro('eins'), intro('eins')]),
    ['anchor-duplicate live.json#/blocks/2/id', 'anchor-duplicate live.json#/blocks/3/id'],
  ],
  ['a form that stands there twice', page('A', [shown, shown]), ['anchor-duplicate live.json#/blocks/2/form/formId']],
  [
    'a block and a form of one name',
    page('A', [intro('contact-form'), shown]),
    ['anchor-duplicate live.json#/blocks/2/form/formId'],
  ],
  ['two sections of one name', legal('eins', 'eins'), ['anchor-duplicate live.json#/blocks/0/sections/1/id']],
  [
    'a block and a section of one name',
    { ...legal('eins'), blocks: [...legal('eins').blocks, intro('eins')] },
    ['anchor-duplicate live.json#/blocks/1/id'],
  ],
])('rejects %s', (_, live, findings) => {
  expect(problemsOf(anchorsUnique, siteOf({ 'live.json': live }))).toEqual(findings);
});

test.each(['root', DATA_ELEMENT])('rejects %s, which every page has', (id) => {
  const site = siteOf({ 'live.json': page('A', [intro(id)]) });
  expect(problemsOf(anchorsUnique, site)).toEqual(['anchor-reserved live.json#/blocks/1/id']);
});

test('every document has a root', () => {
  expect(readFileSync(new URL('../output/document.ts', import.meta.url), 'utf8')).toContain('id="root"');
});

test('rejects that of the main landmark, which the site document gives', () => {
  const files = { 'live.json': page('A', [intro('inhalt'), intro('content')]) };
  expect(problemsOf(anchorsUnique, siteOf(files))).toEqual(['anchor-reserved live.json#/blocks/1/id']);
  const addresses = { ...sampleSite.addresses, main: 'content' };
  expect(problemsOf(anchorsUnique, siteOf({ ...files, '_site/site.json': { ...sampleSite, addresses } }))).toEqual([
    'anchor-reserved live.json#/blocks/2/id',
  ]);
});
