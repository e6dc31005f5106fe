import { expect, test } from 'vitest';
import { page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { textsQuotes } from './texts-quotes.ts';

const siteSaying = (lead: string, more: object = {}) =>
  siteOf({ 'live.json': page('Live', [{ type: 'intro', lead, ...more }]) });
const german = (lead: string, more?: object) => problemsOf(textsQuotes, siteSaying(lead, more));
const at = (written: string) => `text-quotes live.json#/blocks/1/lead → ${written}`;

test.each([
  'Der „große“ Auftritt',
  'Der „große ‚runde‘ Auftritt“ und „noch einer“',
  'Er rief „Los, ‚Peters’ Gitarre‘ her“ und ging',
  "Peters' Gitarre geht's gut",
  'Peters’ Gitarre geht’s gut, Jonas’ auch',
  "Rock 'n' Roll, Drum ’n’ Bass, Rock ‘n’ Roll",
  "'s ist so, sagt Hans' Vater",
  '‘ne Wiese und ‘s Haus von Hans’',
  "Die '68er und Jonas' Auto",
  'Felgen mit 17" und 19"',
  'Felgen mit 17” und 19”, 6’ 2” hoch',
  'Ein <a href="/live">Link</a> und <p class="MsoNormal">',
  'Das »große« Haus und das «kleine»',
  'An English “word” that is told as such',
  'Aus den ’60ern, O’Brien und D’Artagnan',
])('accepts %s', (lead) => {
  expect(german(lead)).toEqual([]);
});

test.each([
  ['Der "große" Auftritt', [at('„große“')]],
  ['Das "<b>große</b>" Haus', [at('„<b>große</b>“')]],
  ['"A" und "B"', [at('„A“'), at('„B“')]],
  ["Das 'Wort'", [at('‚Wort‘')]],
  ["Ein 's' und 'nein danke'", [at('‚s‘'), at('‚nein danke‘')]],
  ['Nur eines" allein', ['text-quotes live.json#/blocks/1/lead']],
  ['Der “große” Auftritt', [at('„große“')]],
  ['Der „große” Auftritt', [at('„große“')]],
  ['Der “große“ Auftritt', [at('„große“')]],
  ['Der ”große” Auftritt', [at('„große“')]],
  ['„Gut“ und “besser”', [at('„besser“')]],
  ['Ein ‘Wort’ und ‚noch eins’', [at('‚Wort‘'), at('‚noch eins‘')]],
])('rejects %s', (lead, findings) => {
  expect(german(lead)).toEqual(findings);
});

test('leaves English to the marks of English', () => {
  expect(german('The “big” one, the ‘small’ one', { lang: 'en' })).toEqual([]);
});
