import { expect, test } from 'vitest';
import { page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { textsQuotes } from './texts-quotes.ts';

const saying = (lead: string, more: object = {}) =>
  problemsOf(textsQuotes, siteOf({ 'live.json': page('Live', [{ type: 'intro', lead, ...more }]) }));

test.each(['Der „große“ Auftritt', "Peters' Gitarre geht's gut", 'Felgen mit 17" und 19"'])('accepts %s', (lead) => {
  expect(saying(lead)).toEqual([]);
});

test.each([
  ['Der "große" Auftritt', ['text-quotes live.json#/blocks/1/lead → „große“']],
  ['"A" und "B"', ['text-quotes live.json#/blocks/1/lead → „A“', 'text-quotes live.json#/blocks/1/lead → „B“']],
  ["Das 'Wort'", ['text-quotes live.json#/blocks/1/lead → ‚Wort‘']],
  ['Nur eines" allein', ['text-quotes live.json#/blocks/1/lead']],
])('rejects %s', (lead, findings) => {
  expect(saying(lead)).toEqual(findings);
});

test('leaves English alone', () => {
  expect(saying('The "big" one', { lang: 'en' })).toEqual([]);
});
