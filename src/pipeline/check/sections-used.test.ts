import { expect, test } from 'vitest';
import { checkedSite, page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { sectionsUsed } from './sections-used.ts';

const section = { description: 'Ein Aufruf', blocks: [{ type: 'intro', lead: 'Schreiben Sie uns.' }] };

test('accepts a section that a page uses', () => {
  const files = { '_shared/call.json': section, 'live.json': page('Live', [{ use: 'call' }]) };
  expect(problemsOf(sectionsUsed, siteOf(files))).toEqual([]);
});

test('rejects a section that no page uses', () => {
  const files = {
    '_shared/call.json': section,
    '_shared/talk.json': section,
    'live.json': page('Live', [{ use: 'talk' }]),
  };
  expect(problemsOf(sectionsUsed, siteOf(files))).toEqual(['section-unused _shared/call.json']);
});

test('says nothing while a page is not valid: that may be the one', () => {
  const { model } = checkedSite({ '_shared/call.json': section, 'live.json': { title: 'Live' } });
  expect(problemsOf(sectionsUsed, model)).toEqual([]);
});
