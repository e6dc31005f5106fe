import { expect, test } from 'vitest';
import { field, form, problemsOf, siteOf } from '../testing.ts';
import { formsSound } from './forms-sound.ts';

const pattern = (source: string) => field('name', { validation: { pattern: source, message: 'Bitte prüfen' } });
const file = '_site/forms/contact.json';

test.each([
  ['different fields', [field('name'), field('email')]],
  ['a choice with options', [field('service', { type: 'select', options: ['A', 'B'] })]],
  ['a pattern', [pattern('\\+?[0-9 \\-\\(\\)]+')]],
  ['the pattern of an address', [pattern('[^\\s@]+@[^\\s@]+\\.[^\\s@]+')]],
  ['a pattern with a property of letters', [pattern('\\p{L}+')]],
])('accepts %s', (_, fields) => {
  expect(problemsOf(formsSound, siteOf({ [file]: form('contact-form', fields) }))).toEqual([]);
});

test.each([
  ['two fields of one name', [field('name'), field('email'), field('name')], [`form-field ${file}#/fields/2/name`]],
  ['a choice without options', [field('service', { type: 'select' })], [`form-field ${file}#/fields/0`]],
  ['a pattern that is not closed', [pattern('[a-z')], [`form-pattern ${file}#/fields/0/validation/pattern`]],
  ['a pattern that is slow', [pattern('(a+)+')], [`form-pattern-slow ${file}#/fields/0/validation/pattern`]],
  [
    'a pattern that is slow by its many choices',
    [pattern('(a|a)'.repeat(28))],
    [`form-pattern-slow ${file}#/fields/0/validation/pattern`],
  ],
  [
    'a pattern that is slow on a long text',
    [field('message', { type: 'textarea', validation: { pattern: '[a-z ]+[a-z .]+' } })],
    [`form-pattern-slow ${file}#/fields/0/validation/pattern`],
  ],
  ['a pattern that browsers refuse', [pattern('[a&&&b]')], [`form-pattern ${file}#/fields/0/validation/pattern`]],
])('rejects %s', (_, fields, findings) => {
  expect(problemsOf(formsSound, siteOf({ [file]: form('contact-form', fields) }))).toEqual(findings);
});

test('rejects two forms of one name, and names the first', () => {
  const [finding, ...others] = formsSound(siteOf({ '_site/forms/second.json': form('contact-form') }));
  expect(finding).toMatchObject({
    code: 'form-name-duplicate',
    file: '_site/forms/second.json',
    details: { form: 'contact-form', other: file },
  });
  expect(others).toEqual([]);
});

test('gives the reason for a pattern without repeating the pattern', () => {
  const [finding] = formsSound(siteOf({ [file]: form('contact-form', [pattern('(')]) }));
  expect(finding?.details).toEqual({ name: 'name', reason: 'Unterminated group' });
});
