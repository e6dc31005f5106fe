import { expect, test } from 'vitest';
import { page, problemsOf, siteOf } from '../../../../tests/small-site.ts';
import { quotesEnglish } from './quotes-english.ts';

const english = (lead: string, lang = 'en') =>
  problemsOf(quotesEnglish, siteOf({ 'live.json': page('Live', [{ type: 'intro', lead, lang }]) }));
const at = (written: string) => `text-quotes live.json#/blocks/1/lead → ${written}`;

test.each([
  'The “big” one and the ‘small’ one',
  'He said “the ‘small’ one” twice',
  'It’s the dogs’ bowl, and the ’60s',
  "It's the dogs' bowl, and the cats' toys",
  "Rock 'n' Roll, Drum ’n’ Bass",
  "The '60s and the fans' favourites, 'tis the dogs'",
  'Wheels of 17" and 19”, 6\' 2" tall',
  'The «small» one, O’Brien',
])('accepts %s in English', (lead) => {
  expect(english(lead)).toEqual([]);
});

test.each([
  ['The „big“ one', [at('“big”')]],
  ['The „big” one', [at('“big”')]],
  ['The “big“ one', [at('“big”')]],
  ['The "big" one', [at('“big”')]],
  ['The ‚small‘ one, the ‚other’ one', [at('‘small’'), at('‘other’')]],
  ["The 'small' one", [at('‘small’')]],
])('rejects %s in English', (lead, findings) => {
  expect(english(lead)).toEqual(findings);
});

test('leaves German to the marks of German', () => {
  expect(english('Der „große“ Auftritt', 'de')).toEqual([]);
});
