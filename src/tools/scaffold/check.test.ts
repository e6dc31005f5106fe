import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkExport, checkFiles, checkNameProblem, MESSAGES, withMessage } from './check.ts';

test('a check has a rule, a test and a mistake', () => {
  const files = checkFiles('dates-future', { path: 'security.json', content: '{}' });
  expect(files.map(({ path }) => path)).toEqual([
    'src/pipeline/check/dates-future.ts',
    'src/pipeline/check/dates-future.test.ts',
    'tests/fixtures/mistakes/dates-future/case.json',
    'tests/fixtures/mistakes/dates-future/security.json',
  ]);
});

test('its message is the last entry of the table, and nothing else changes', () => {
  const table = readFileSync(MESSAGES, 'utf8');
  const more = withMessage(table, 'dates-future');
  const at = more.lastIndexOf("  'dates-future': error<");
  expect(at).toBeGreaterThan(0);
  expect(more.slice(0, at) + more.slice(more.lastIndexOf('};\n'))).toBe(table);
});

test('a table of another form is refused', () => {
  expect(() => withMessage('export const messages = [];\n', 'dates-future')).toThrow(MESSAGES);
});

test('dates-in-future exports datesInFuture', () => {
  expect(checkExport('dates-in-future')).toBe('datesInFuture');
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
  else expect(found).toContain(problem);
});
