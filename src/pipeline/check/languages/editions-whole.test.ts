import { expect, test } from 'vitest';
import { type Files, problemsOf, siteOf } from '../../../../tests/small-site.ts';
import { twoLanguages } from '../../../../tests/two-languages.ts';
import { editionsWhole } from './editions-whole.ts';

const found = (files: Files) => problemsOf(editionsWhole, siteOf({ ...twoLanguages, ...files }));

test('a site in two languages is sound', () => {
  expect(found({})).toEqual([]);
});

test('texts of the settings that visitors read are there in every language', () => {
  expect(found({ '_site/en/site.json': undefined })).toEqual([
    'edition-text-missing _site/site.json#/chat',
    'edition-text-missing _site/site.json#/consent',
  ]);
});

test('a language that has documents and is not listed is told once', () => {
  const site = { ...Object(twoLanguages['_site/site.json']), languages: ['de'] };
  expect(found({ '_site/site.json': site })).toEqual(['language-unlisted _site/en/forms/contact.json']);
});
