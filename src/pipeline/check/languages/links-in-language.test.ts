import { expect, test } from 'vitest';
import { type Files, problemsOf, siteOf } from '../../../../tests/small-site.ts';
import { englishPage, twoLanguages } from '../../../../tests/two-languages.ts';
import { linksInLanguage } from './links-in-language.ts';

const found = (files: Files) => problemsOf(linksInLanguage, siteOf({ ...twoLanguages, ...files }));

test('a site in two languages is sound', () => {
  expect(found({})).toEqual([]);
});

test('a link to a page that is there in the language of the reader stays in it', () => {
  const lead = 'See [contact](/kontakt), [home](/#start), [team](/team) and [stage](/en/live).';
  expect(found({ 'en/live.json': englishPage('On stage', [{ type: 'intro', lead }]) })).toEqual([
    'link-language en/live.json#/blocks/1/lead → /en/contact',
    'link-language en/live.json#/blocks/1/lead → /en',
  ]);
  const original = [{ type: 'intro', lead: 'The [German page](/kontakt) prevails.' }];
  const contact = englishPage('Contact', original, { translationOf: '/kontakt' });
  expect(found({ 'en/contact.json': contact })).toEqual([]);
  expect(found({ '_site/en/menu.json': { areas: [{ title: 'Live', path: '/live' }] } })).toEqual([
    'link-language _site/en/menu.json#/areas/0/path → /en/live',
  ]);
});
