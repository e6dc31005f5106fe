import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filledTemplate, filledTemplates } from '../../../scripts/scaffold/templates.ts';
import { checkNameProblem, checkValues, MESSAGES, withMessage } from './check.ts';

test('a check has a rule, a test and the case of a mistake', () => {
  const files = filledTemplates('check', checkValues('dates-future'));
  expect(files.map(({ path }) => path)).toEqual([
    'src/pipeline/check/dates-future.test.ts',
    'src/pipeline/check/dates-future.ts',
    'tests/fixtures/mistakes/dates-future/case.json',
  ]);
});

test('its message is the last entry of the table, and nothing else changes', () => {
  const table = readFileSync(MESSAGES, 'utf8');
  const more = withMessage(table, filledTemplate('message.ts', checkValues('dates-future')));
  const at = more.lastIndexOf("  'dates-future': error<");
  expect(at).toBeGreaterThan(0);
  expect(more.slice(0, at) + more.slice(more.lastIndexOf('};\n'))).toBe(table);
});

test('a table of another form is refused', () => {
  expect(() => withMessage('export const messages = [];\n', '')).toThrow(MESSAGES);
});

test('dates-in-future exports datesInFuture', () => {
  expect(checkValues('dates-in-future').export).toBe('datesInFuture');
});

test.each([
  ['dates-future', undefined],
  ['dates', '„dates“ geht nicht als Name'],
  ['Dates-future', '„Dates-future“ geht nicht als Name'],
  ['../dates-future', '„../dates-future“ geht nicht als Name'],
  [`${'a'.repeat(30)}-${'b'.repeat(10)}`, 'ist zu lang: 41 Zeichen, Platz ist für 40.'],
  ['links-resolve', '„links-resolve“ gibt es schon.'],
])('the name %s', (name, problem) => {
  const found = checkNameProblem(name, ['links-resolve']);
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found?.de).toContain(problem);
});
