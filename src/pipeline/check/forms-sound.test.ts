import { expect, test } from 'vitest';
import { field, form, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { formsSound } from './forms-sound.ts';

const pattern = (source: string) => field('name', { validation: { pattern: source, message: 'Bitte prüfen' } });
const file = '_site/forms/contact.json';

test.each([
  ['different fields', [field('name'), field('email')]],
  ['a choice with options', [field('service', { type: 'select', options: ['A', 'B'] })]],
  ['a choice whose options are all shown', [field('place', { type: 'radio', options: ['A', 'B'] })]],
  ['a day', [field('day', { type: 'date' })]],
  ['a day within limits', [field('day', { type: 'date', earliest: '2027-01-01', latest: '2027-01-01' })]],
  ['a birthday', [field('day', { type: 'date', earliest: '1940-02-29' })]],
  ['today', [field('day', { type: 'date', earliest: 'today', latest: 'today' })]],
  ['today and a day that goes by', [field('day', { type: 'date', earliest: 'today', latest: '2020-01-01' })]],
  ['a number', [field('guests', { type: 'number', placeholder: '120', autocomplete: 'off' })]],
  ['a number below zero', [field('degrees', { type: 'number', min: -10.5, max: -5, decimals: 1 })]],
  ['a pattern', [pattern('\\+?[0-9 \\-\\(\\)]+')]],
  ['the pattern of an address', [pattern('[^\\s@]+@[^\\s@]+\\.[^\\s@]+')]],
  ['a pattern with a property of letters', [pattern('\\p{L}+')]],
])('accepts %s', (_, fields) => {
  expect(problemsOf(formsSound, siteOf({ [file]: form('contact-form', fields) }))).toEqual([]);
});

test('rejects an address for mails under another name than the one that it is looked for', () => {
  const fields = [field('name'), field('mail', { type: 'email' })];
  const site = siteOf({ [file]: form('contact-form', fields) });
  expect(problemsOf(formsSound, site)).toEqual([`form-email-name ${file}#/fields/1/name → email`]);
  const both = siteOf({ [file]: form('contact-form', [...fields, field('email', { type: 'email' })]) });
  expect(problemsOf(formsSound, both)).toEqual([]);
});

test('rejects thanks in another language than the form is in', () => {
  const success = { title: 'Thank you for your message', text: 'Wir melden uns.' };
  const site = siteOf({ [file]: { ...form('contact-form', [field('name')]), success } });
  expect(problemsOf(formsSound, site)).toEqual([`thanks-form ${file}#/success/title`]);
});

test.each(['bot-field', 'form-name', 'page', 'service-tag', 'submission-id'])(
  'rejects a field called %s, which every form sends',
  (name) => {
    const site = siteOf({ [file]: form('contact-form', [field(name)]) });
    expect(problemsOf(formsSound, site)).toEqual([`form-field-reserved ${file}#/fields/0/name`]);
  },
);

test.each([
  ['two fields of one name', [field('name'), field('email'), field('name')], [`form-field ${file}#/fields/2/name`]],
  [
    'an option that is there already',
    [field('place', { type: 'select', options: ['A', 'B', 'A'] })],
    [`form-option-repeated ${file}#/fields/0/options/2`],
  ],
  ['a choice without options', [field('service', { type: 'select' })], [`form-field-options ${file}#/fields/0`]],
  [
    'a choice of one, whose options are all shown',
    [field('place', { type: 'radio', options: ['A'] })],
    [`form-field-options ${file}#/fields/0`],
  ],
  [
    'properties that mean nothing for the kind of field',
    [field('day', { type: 'date', placeholder: 'Wann?', min: 3 }), field('name', { options: ['A'] })],
    [
      `form-field-unused ${file}#/fields/0/placeholder`,
      `form-field-unused ${file}#/fields/0/min`,
      `form-field-unused ${file}#/fields/1/options`,
    ],
  ],
  [
    'a day that the calendar does not have',
    [field('day', { type: 'date', latest: '2027-02-29' })],
    [`form-field-limit ${file}#/fields/0/latest`],
  ],
  [
    'limits that leave no day',
    [field('day', { type: 'date', earliest: '2027-02-02', latest: '2027-02-01' })],
    [`form-field-limit ${file}#/fields/0/earliest`],
  ],
  [
    'limits that leave no number',
    [field('guests', { type: 'number', min: 3, max: 2 })],
    [`form-field-limit ${file}#/fields/0/min`],
  ],
  [
    'a limit below zero where nothing says that numbers may be',
    [field('guests', { type: 'number', max: -1 })],
    [`form-field-limit ${file}#/fields/0/max`],
  ],
  [
    'a limit with more digits than the number may have',
    [field('budget', { type: 'number', min: 0.5 })],
    [`form-field-limit ${file}#/fields/0/min`],
  ],
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

test('of two forms of one name the copy is told, whatever their order', () => {
  const copy = '_site/forms/contact-kopie.json';
  expect(problemsOf(formsSound, siteOf({ [copy]: form('contact-form') }))).toEqual([
    `form-name-duplicate ${copy}#/name`,
  ]);
});

test('gives the reason for a pattern without repeating the pattern', () => {
  const [finding] = formsSound(siteOf({ [file]: form('contact-form', [pattern('(')]) }));
  expect(finding?.details).toEqual({ name: 'name', reason: 'Unterminated group' });
});
