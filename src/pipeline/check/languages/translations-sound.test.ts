import { expect, test } from 'vitest';
import { type Files, problemsOf, siteOf } from '../../../../tests/small-site.ts';
import { englishPage, twoLanguages } from '../../../../tests/two-languages.ts';
import { translationsSound } from './translations-sound.ts';

const found = (files: Files) => problemsOf(translationsSound, siteOf({ ...twoLanguages, ...files }));

test('a site in two languages is sound', () => {
  expect(found({})).toEqual([]);
});

test.each([
  ['names no page', 'en/contact.json', '/kontkat', 'translation-missing en/contact.json#/translationOf → /kontakt'],
  ['names one of its language', 'en/contact.json', '/en/live', 'translation-language en/contact.json#/translationOf'],
  ['has another translation', 'en/contact.json', '/live', 'translation-twice en/contact.json#/translationOf'],
  ['is in the first language', 'team.json', '/live', 'translation-of-first team.json#/translationOf'],
])('a page whose original %s is told', (_, file, translationOf, finding) => {
  expect(found({ [file]: englishPage('Page', [], { translationOf }) })).toEqual([finding]);
});

test('the pages of a language that is not listed are not told one by one', () => {
  const site = { ...Object(twoLanguages['_site/site.json']), languages: ['de'] };
  expect(found({ '_site/site.json': site })).toEqual([]);
});
