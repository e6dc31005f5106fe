import { expect, test } from 'vitest';
import type { FormField } from '../documents/form.ts';
import { cases, sampleForm, soundValues } from './cases.ts';
import { checkForm } from './check.ts';
import { encodeSubmission, fromInput, readSubmission } from './wire.ts';

const withField = (field: Partial<FormField>) => ({
  ...sampleForm,
  fields: [{ name: 'name', label: 'Name', type: 'text' as const, required: true, ...field }],
});

test('sound values pass', () => {
  expect(checkForm(sampleForm, soundValues)).toEqual({});
});

test.each(cases)('%s = %j: %s', (field, value, error) => {
  expect(checkForm(sampleForm, { ...soundValues, [field]: value })).toEqual(
    error === undefined ? {} : { [field]: error },
  );
});

test('errors stand in the order of the form', () => {
  expect(Object.keys(checkForm(sampleForm, {}))).toEqual(['name', 'email', 'message', 'privacy']);
});

test('a pattern without a message of its own has one', () => {
  const form = withField({ validation: { pattern: '[A-Z]+' } });
  expect(checkForm(form, { name: 'ada' })).toEqual({ name: 'Name hat ein ungültiges Format' });
});

test('fields named like parts of every object are fields like others', () => {
  expect(checkForm(withField({ name: 'constructor' }), {})).toEqual({ constructor: 'Name ist erforderlich' });
});

test('a submission survives the wire', () => {
  const sent = { form: 'sample', values: soundValues, page: '/security', serviceTag: 'Label A&R Services' };
  expect(readSubmission(sampleForm, new URLSearchParams(encodeSubmission(sent).toString()))).toEqual(sent);
});

test('the first value of a name counts, unknown names are dropped, __proto__ is one of them', () => {
  const body = new URLSearchParams('name=Ada&name=Eve&isAdmin=true&__proto__=x&privacy=on&message=a%0D%0Ab');
  const { values } = readSubmission(sampleForm, body);
  expect(values).toEqual({ name: 'Ada', email: '', phone: '', service: '', message: 'a\nb', privacy: 'true' });
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
});

test.each(['https://example.com/', '//example.com', '/a\nb', `/${'x'.repeat(200)}`])('drops the page %j', (page) => {
  expect(readSubmission(sampleForm, new URLSearchParams({ page })).page).toBe('');
});

test('what word processors leave in pasted text becomes spaces and lines', () => {
  expect(fromInput('a\tb\vc\r\nd\u0000e', { multiline: true })).toBe('a b\nc\nde');
  expect(fromInput('a\r\nb\u0007', { multiline: false })).toBe('a b');
});
