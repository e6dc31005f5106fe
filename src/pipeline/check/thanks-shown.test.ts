import { expect, test } from 'vitest';
import { type Files, page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { englishPage, twoLanguages } from '../../../tests/two-languages.ts';
import { thanksShown } from './thanks-shown.ts';

const title = { type: 'hero', title: '{form.success.title}' };
const text = { type: 'intro', lead: 'Gesendet. {form.success.text}' };
const found = (files: Files) => problemsOf(thanksShown, siteOf(files));
const thanks = (...blocks: object[]) => ({ '_site/thank-you.json': page('Danke', [], { blocks }) });

test('a page that says what each form says is sound, and so is none', () => {
  expect(found(thanks(title, text))).toEqual([]);
  expect(found({})).toEqual([]);
});

test('one that says the same for all forms is told, in every language', () => {
  expect(found(thanks(title))).toEqual(['thanks-hidden _site/thank-you.json#/blocks']);
  const english = { ...twoLanguages, ...thanks(title, text), '_site/en/thank-you.json': englishPage('Thank you') };
  expect(found(english)).toEqual([
    'thanks-hidden _site/en/thank-you.json#/blocks',
    'thanks-hidden _site/en/thank-you.json#/blocks',
  ]);
});
