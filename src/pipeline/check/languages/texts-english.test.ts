import { expect, test } from 'vitest';
import { type Files, problemsOf, siteOf } from '../../../../tests/small-site.ts';
import { englishPage, twoLanguages } from '../../../../tests/two-languages.ts';
import { textsEnglish } from './texts-english.ts';

const found = (files: Files) => problemsOf(textsEnglish, siteOf({ ...twoLanguages, ...files }));

test('a site in two languages is sound', () => {
  expect(found({})).toEqual([]);
});

test('a German sentence on an English page is told, a name or an address is not', () => {
  const lead = 'Das ist die Seite, auf der wir uns vorstellen.';
  expect(found({ 'en/live.json': englishPage('On stage', [{ type: 'intro', lead }]) })).toEqual([
    'text-german en/live.json#/blocks/1/lead',
  ]);
  const names = 'Amtsgericht Musterstadt, Straße des Ostens 1. We trade as Haus an der Spree und Partner mit Herz.';
  expect(found({ 'en/live.json': englishPage('On stage', [{ type: 'intro', lead: names }]) })).toEqual([]);
});
