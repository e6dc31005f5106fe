import { expect, test } from 'vitest';
import { codeOf, jsonLog, placeOf } from './log.ts';

test('an event is one line of JSON, whatever is in it', () => {
  const lines: string[] = [];
  jsonLog((line) => lines.push(line))('post', { status: 200, form: 'a\n"b' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[^\n]+\n$/u);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/u),
    event: 'post',
    status: 200,
    form: 'a\n"b',
  });
});

test.each([
  [Object.assign(new Error('with details'), { code: 'EIO' }), 'EIO'],
  [new TypeError('with details'), 'TypeError'],
  ['with details', 'unknown'],
])('of %s only %j is said', (error, code) => {
  expect(codeOf(error)).toBe(code);
});

test('the place of an error is a place in the code, whatever its message says', () => {
  expect(placeOf(new Error('anna@example.com\n    at /home/anna/Brief.txt:1:1'))).toMatch(/^log\.test\.ts:\d+:\d+$/u);
});

test.each([
  ['no error'],
  [Object.assign(new Error('an error'), { stack: undefined })],
  [Object.assign(new Error('changed since'), { stack: 'Error: anna\n    at /home/anna/Brief.txt:1:1' })],
])('%s has no place', (error) => {
  expect(placeOf(error)).toBeUndefined();
});
