import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { FormField } from '../documents/form.ts';
import { words, wordsOf } from '../words/words.ts';
import { cases, sampleForm, soundValues } from './cases.ts';
import { checkForm } from './check.ts';
import { kindOf, kinds } from './kinds.ts';
import { maxLengthOf } from './limits.ts';
import { formOn, localDay } from './today.ts';
import { encodeSubmission, fromInput, readSubmission } from './wire.ts';

const withField = (field: Partial<FormField>) => ({
  ...sampleForm,
  fields: [{ name: 'name', label: 'Name', type: 'text' as const, required: true, ...field }],
});

test('sound values pass', () => {
  expect(checkForm(sampleForm, soundValues, words.de)).toEqual({});
});

test.each(cases)('%s = %j: %s', (field, value, error) => {
  expect(checkForm(sampleForm, { ...soundValues, [field]: value }, words.de)).toEqual(
    error === undefined ? {} : { [field]: error },
  );
});

test('errors stand in the order of the form', () => {
  expect(Object.keys(checkForm(sampleForm, {}, words.de))).toEqual(['name', 'email', 'place', 'message', 'privacy']);
});

test('a pattern without a message of its own has one', () => {
  const form = withField({ validation: { pattern: '[A-Z]+' } });
  expect(checkForm(form, { name: 'ada' }, words.de)).toEqual({ name: 'Name hat ein ungültiges Format' });
});

test('an e-mail address is checked without a pattern of its own, and by that alone where it has one', () => {
  const email = { name: 'name', type: 'email' as const };
  const message = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
  expect(checkForm(withField(email), { name: 'ada@example' }, words.de)).toEqual({ name: message });
  expect(checkForm(withField(email), { name: 'ada@example.com' }, words.de)).toEqual({});
  const own = withField({ ...email, validation: { pattern: '.+@intern', message: 'Nur intern' } });
  expect(checkForm(own, { name: 'ada@intern' }, words.de)).toEqual({});
  expect(checkForm(own, { name: 'ada@example.com' }, words.de)).toEqual({ name: 'Nur intern' });
});

test.each([
  ['Wann kommen Sie?', undefined, '„Wann kommen Sie?“ ist erforderlich'],
  ['Termin', undefined, 'Termin ist erforderlich'],
  ['Termin (Tag)', undefined, 'Termin (Tag) ist erforderlich'],
  ['Wann kommen Sie?', 'Bitte füllen Sie {label} aus', 'Bitte füllen Sie „Wann kommen Sie?“ aus'],
  ['Wann kommen Sie?', 'Bitte füllen Sie „{label}“ aus', 'Bitte füllen Sie „Wann kommen Sie?“ aus'],
])('the label %s stands in a sentence in quotation marks where it needs them: %s', (label, required, error) => {
  const own = wordsOf('de', { forms: { errors: { required } } });
  expect(checkForm(withField({ label }), {}, own)).toEqual({ name: error });
});

test('every message quotes a label that is a question', () => {
  const label = 'Wie viele?';
  const errors = [
    [{ maxLength: 1 }, 'ab'],
    [{}, '\u0000'],
    [{ validation: { pattern: 'a' } }, 'b'],
    [{ type: 'radio', options: ['a', 'b'] }, 'c'],
    [{ type: 'date' }, 'x'],
    [{ type: 'date', earliest: '2027-01-01', latest: '2027-12-31' }, '2026-01-01'],
    [{ type: 'date', earliest: '2027-01-01', latest: '2027-12-31' }, '2028-01-01'],
    [{ type: 'number' }, 'x'],
    [{ type: 'number', decimals: 2 }, 'x'],
    [{ type: 'number', max: 5 }, '-1'],
    [{ type: 'number', max: 5 }, '6'],
  ] as const satisfies [Partial<FormField>, string][];
  for (const [changes, value] of errors) {
    const { name } = checkForm(withField({ label, ...structuredClone(changes) }), { name: value }, words.en);
    expect(name).toContain('“Wie viele?”');
  }
});

test('fields named like parts of every object are fields like others', () => {
  expect(checkForm(withField({ name: 'constructor' }), {}, words.de)).toEqual({ constructor: 'Name ist erforderlich' });
});

test('a submission survives the wire', () => {
  const sent = { form: 'sample', values: soundValues, page: '/security', serviceTag: 'Label A&R Services' };
  expect(readSubmission(sampleForm, new URLSearchParams(encodeSubmission(sent, '', randomUUID()).toString()))).toEqual(
    sent,
  );
});

test.each([
  ['phone', '\u202a+49\u00a0(30)\u202f23125\u2011000\u202c', '+49 (30) 23125-000'],
  ['phone', '030 23125 – 000', '030 23125 - 000'],
  ['email', '\u200bada@example.com\u2060\ufeff', 'ada@example.com'],
])('what a %s brings along unseen when it is pasted is no part of it: %j', (name, pasted, read) => {
  const { values } = readSubmission(sampleForm, new URLSearchParams({ [name]: pasted }));
  expect(values[name]).toBe(read);
  expect(checkForm(sampleForm, values, words.de)).not.toHaveProperty(name);
});

test('the first value of a name counts, unknown names are dropped, __proto__ is one of them', () => {
  const body = new URLSearchParams('name=Ada&name=Eve&isAdmin=true&__proto__=x&privacy=on&message=a%0D%0Ab');
  const { values } = readSubmission(sampleForm, body);
  expect(values).toEqual({
    name: 'Ada',
    email: '',
    phone: '',
    service: '',
    date: '',
    guests: '',
    budget: '',
    place: '',
    message: 'a\nb',
    privacy: 'true',
  });
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
});

test.each(['https://example.com/', '//example.com', '/a\nb', `/${'x'.repeat(200)}`])('drops the page %j', (page) => {
  expect(readSubmission(sampleForm, new URLSearchParams({ page })).page).toBe('');
});

test('what word processors leave in pasted text becomes spaces and lines', () => {
  expect(fromInput('a\tb\vc\r\nd\u0000e', { multiline: true })).toBe('a b\nc\nde');
  expect(fromInput('a\r\nb\u0007', { multiline: false })).toBe('a b');
});

test('the sample form has a field of every kind', () => {
  expect(new Set(sampleForm.fields.map(({ type }) => type))).toEqual(new Set(Object.keys(kinds)));
});

const fieldOf = (changes: Partial<FormField>): FormField => ({
  name: 'x',
  label: 'X',
  type: 'text',
  required: false,
  ...changes,
});

test.each<[Partial<FormField>, object]>([
  [
    { validation: { pattern: 'a+', message: 'Nur a' }, placeholder: 'aaa' },
    { type: 'text', maxLength: 200, placeholder: 'aaa', pattern: 'a+', title: 'Nur a' },
  ],
  [{ type: 'textarea' }, { maxLength: 5000 }],
  [{ type: 'select', options: ['a'] }, {}],
  [{ type: 'date' }, { type: 'date', min: '1900-01-01', max: '2100-12-31' }],
  [
    { type: 'date', earliest: '2027-01-01' },
    { type: 'date', min: '2027-01-01', max: '2100-12-31' },
  ],
  [{ type: 'number' }, { type: 'number', inputMode: 'numeric', min: 0, max: 999_999_999_999, step: 1 }],
  [
    { type: 'number', max: 9, decimals: 2 },
    { type: 'number', inputMode: 'decimal', min: 0, max: 9, step: 0.01 },
  ],
  // The digits' keyboard of some phones has no minus.
  [
    { type: 'number', min: -5, max: 5 },
    { type: 'number', min: -5, max: 5, step: 1 },
  ],
  [{ type: 'radio' }, { type: 'radio' }],
])('a browser is told of %j: %j', (changes, attributes) => {
  const field = fieldOf(changes);
  expect(kindOf(field).attributes(field, maxLengthOf(field))).toEqual(attributes);
});

test.each<[Partial<FormField>, string, string, string]>([
  [{ type: 'date' }, '2027-03-14', '14. März 2027', '14 March 2027'],
  [{ type: 'date' }, '2027-01-01', '1. Januar 2027', '1 January 2027'],
  [{ type: 'date' }, '2027-02-30', '2027-02-30', '2027-02-30'],
  [{ type: 'number' }, '1200', '1.200', '1,200'],
  [{ type: 'number' }, '-3', '-3', '-3'],
  [{ type: 'number' }, 'viele', 'viele', 'viele'],
  [{ type: 'number', decimals: 2 }, '1200.5', '1.200,50', '1,200.50'],
  [{ type: 'number', decimals: 2 }, '1200.05', '1.200,05', '1,200.05'],
  [{ type: 'number', decimals: 2 }, '1200', '1.200', '1,200'],
  [{ type: 'number', decimals: 2 }, '1200.00', '1.200', '1,200'],
  [{ type: 'number', decimals: 1 }, '-0.5', '-0,5', '-0.5'],
  [{ type: 'number', decimals: 4 }, '0.25', '0,2500', '0.2500'],
  [{ type: 'number', decimals: 1 }, '0.25', '0,25', '0.25'],
  [{ type: 'checkbox' }, 'true', 'ja', 'yes'],
  [{ type: 'checkbox' }, 'false', 'nein', 'no'],
  [{ type: 'radio' }, 'Drinnen', 'Drinnen', 'Drinnen'],
])('people read %j %j as %j, in English as %j', (changes, value, german, english) => {
  const field = fieldOf(changes);
  const { shown } = kindOf(field);
  expect([shown(field, value, words.de), shown(field, value, words.en)]).toEqual([german, english]);
});

test.each([
  [-10, undefined],
  [-11, 'X muss mindestens -10 sein'],
  [-4, 'X darf höchstens -5 sein'],
])('numbers may be negative: %d', (value, error) => {
  expect(
    checkForm(
      { ...sampleForm, fields: [fieldOf({ type: 'number', min: -10, max: -5 })] },
      { x: String(value) },
      words.de,
    ),
  ).toEqual(error === undefined ? {} : { x: error });
});

const comingDays = fieldOf({ type: 'date', earliest: 'today', latest: '2027-12-31' });
const pastDays = fieldOf({ type: 'date', latest: 'today' });
const on = (field: FormField, day: string) => formOn({ ...sampleForm, fields: [field] }, day);

test.each([
  [comingDays, '2026-11-22', 'X darf nicht vor dem 23. November 2026 liegen'],
  [comingDays, '2026-11-23', undefined],
  [comingDays, '2028-01-01', 'X darf nicht nach dem 31. Dezember 2027 liegen'],
  [pastDays, '2026-11-23', undefined],
  [pastDays, '2026-11-24', 'X darf nicht nach dem 23. November 2026 liegen'],
])('a limit may be today: %j, %s: %s', (field, value, error) => {
  const form = on(field, '2026-11-23');
  expect(checkForm(form, { x: value }, words.de)).toEqual(error === undefined ? {} : { x: error });
});

test('a browser is told of today once it is known, and of no such limit before', () => {
  const [known = comingDays] = on(comingDays, '2026-11-23').fields;
  expect(kindOf(known).attributes(known)).toEqual({ type: 'date', min: '2026-11-23', max: '2027-12-31' });
  expect(kindOf(comingDays).attributes(comingDays)).toEqual({ type: 'date', min: '1900-01-01', max: '2027-12-31' });
  expect(checkForm({ ...sampleForm, fields: [comingDays] }, { x: '2000-01-01' }, words.de)).toEqual({});
});

test('today is the day in the calendar of the visitor, not that of Greenwich', () => {
  const soonAfterMidnight = new Date(2026, 10, 23, 0, 5);
  const soonBeforeMidnight = new Date(2026, 10, 23, 23, 55);
  expect([localDay(soonAfterMidnight), localDay(soonBeforeMidnight)]).toEqual(['2026-11-23', '2026-11-23']);
});
