import { expect, test } from 'vitest';
import type { FormField } from '../documents/form.ts';
import { words } from '../words/words.ts';
import { cases, sampleForm, soundValues } from './cases.ts';
import { checkForm } from './check.ts';
import { kindOf, kinds } from './kinds.ts';
import { maxLengthOf } from './limits.ts';
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

test('fields named like parts of every object are fields like others', () => {
  expect(checkForm(withField({ name: 'constructor' }), {}, words.de)).toEqual({ constructor: 'Name ist erforderlich' });
});

test('a submission survives the wire', () => {
  const sent = { form: 'sample', values: soundValues, page: '/security', serviceTag: 'Label A&R Services' };
  expect(readSubmission(sampleForm, new URLSearchParams(encodeSubmission(sent).toString()))).toEqual(sent);
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

test.each<[FormField['type'], string, string]>([
  ['date', '2027-03-14', '14. März 2027'],
  ['date', '2027-01-01', '1. Januar 2027'],
  ['date', '2027-02-30', '2027-02-30'],
  ['number', '1234567.5', '1.234.567,5'],
  ['number', '-3', '-3'],
  ['number', 'viele', 'viele'],
  ['checkbox', 'true', 'ja'],
  ['checkbox', 'false', 'nein'],
  ['radio', 'Drinnen', 'Drinnen'],
])('people read the %s %j as %j', (type, value, shown) => {
  expect(kindOf(fieldOf({ type })).shown(value, words.de)).toBe(shown);
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
