import { expect, test } from 'vitest';
import { field, form, problemsOf, siteOf } from '../../../../tests/small-site.ts';
import { twoLanguages } from '../../../../tests/two-languages.ts';
import { formsTranslated } from './forms-translated.ts';

const found = (fields: readonly unknown[], original = [field('name', { required: true }), field('place')]) =>
  problemsOf(
    formsTranslated,
    siteOf({
      ...twoLanguages,
      '_site/forms/contact.json': form('contact-form', original),
      '_site/en/forms/contact.json': { ...form('contact-form', fields), title: 'Write to us' },
    }),
  );

test('labels, limits and the order of fields are up to each language', () => {
  expect(found([field('place', { label: 'Place', maxLength: 80 }), field('name', { required: true })])).toEqual([]);
});

test('a form that only one language has is compared with none', () => {
  expect(problemsOf(formsTranslated, siteOf({ ...twoLanguages, '_site/en/forms/more.json': form('more') }))).toEqual(
    [],
  );
});

test('a field that the original has not, and one that only it has', () => {
  expect(found([field('name', { required: true }), field('telephone', { type: 'tel' })])).toEqual([
    'form-field-foreign _site/en/forms/contact.json#/fields/1/name',
    'form-field-untranslated _site/en/forms/contact.json#/fields',
  ]);
});

test('a mistyped name is one problem', () => {
  expect(found([field('name', { required: true }), field('plaice')])).toEqual([
    'form-field-foreign _site/en/forms/contact.json#/fields/1/name → place',
  ]);
});

test('a field that is called otherwise in one language is one problem, however far the names are apart', () => {
  expect(found([field('name', { required: true }), field('venue')])).toEqual([
    'form-field-foreign _site/en/forms/contact.json#/fields/1/name → place',
  ]);
});

test('which of several fields was renamed is left open', () => {
  const original = [field('name', { required: true }), field('place'), field('guests')];
  expect(found([field('name', { required: true }), field('venue'), field('party')], original)).toEqual([
    'form-field-foreign _site/en/forms/contact.json#/fields/1/name',
    'form-field-foreign _site/en/forms/contact.json#/fields/2/name',
    'form-field-untranslated _site/en/forms/contact.json#/fields',
    'form-field-untranslated _site/en/forms/contact.json#/fields',
  ]);
});

test('a choice offers as many options in every language', () => {
  const choice = (...options: string[]) => field('place', { type: 'select', options });
  expect(found([choice('Inside')], [choice('Drinnen', 'Draußen')])).toEqual([
    'form-options-unlike _site/en/forms/contact.json#/fields/0/options',
  ]);
  expect(found([choice('Inside', 'Outside')], [choice('Drinnen', 'Draußen')])).toEqual([]);
});

test('a field of another kind, or that need not be filled in here alone', () => {
  expect(found([field('name'), field('place', { type: 'textarea' })])).toEqual([
    'form-field-unlike _site/en/forms/contact.json#/fields/0/required',
    'form-field-unlike _site/en/forms/contact.json#/fields/1/type',
  ]);
});
