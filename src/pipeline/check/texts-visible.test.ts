import { expect, test } from 'vitest';
import { sampleSite } from '../../../tests/sample-site.ts';
import { page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { textsVisible } from './texts-visible.ts';

const saying = (lead: string) =>
  problemsOf(textsVisible, siteOf({ 'live.json': page('Live', [{ type: 'intro', lead }]) }));

test.each(['A', '\u200bA', 'A&nbsp;&shy;', '.'])('accepts %j', (lead) => {
  expect(saying(lead)).toEqual([]);
});

test.each(['\u200b', '\u200c\u200d\u2060', '&nbsp;', '&shy;&nbsp;', '\u200e\u061c', '\u2800', '\u3164'])(
  'rejects %j',
  (lead) => {
    expect(saying(lead)).toEqual(['text-invisible live.json#/blocks/1/lead']);
  },
);

test('rejects a name of the site that nobody sees', () => {
  const site = siteOf({ '_site/site.json': { ...sampleSite, name: '\u200b\u200b' } });
  expect(problemsOf(textsVisible, site)).toEqual(['text-invisible _site/site.json#/name']);
});
