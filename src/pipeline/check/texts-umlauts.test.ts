import { expect, test } from 'vitest';
import { page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { textsUmlauts } from './texts-umlauts.ts';

const saying = (lead: string, more: object = {}) =>
  problemsOf(textsUmlauts, siteOf({ 'live.json': page('Live', [{ type: 'intro', lead, ...more }]) }));

test.each(['Für neue Abenteuer in Israel', '[Über uns](/ueber-uns)', '{site.name} für Sie'])('accepts „%s“', (lead) => {
  expect(saying(lead)).toEqual([]);
});

test('names every word that lacks its umlaut, and how it is spelt', () => {
  expect(saying('Fuer die groesste Buehne')).toEqual([
    'text-umlaut live.json#/blocks/1/lead → Für',
    'text-umlaut live.json#/blocks/1/lead → größte',
    'text-umlaut live.json#/blocks/1/lead → Bühne',
  ]);
});

test('leaves English alone', () => {
  expect(saying('Fuer', { lang: 'en' })).toEqual([]);
});
