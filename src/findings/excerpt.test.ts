import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';
import type { Place } from './finding.ts';

const place = (line: number, column: number, endColumn: number, endLine = line): Place => ({
  severity: 'error',
  file: 'a.json',
  line,
  column,
  endLine,
  endColumn,
  pointer: '',
});

test('shows the marked line with one before and one after it', () => {
  expect(excerpt('{\n  "a": 1,\n  "b": 2\n}', place(2, 8, 9))).toEqual([
    { number: 1, text: '{' },
    { number: 2, text: '  "a": 1,', mark: { column: 8, length: 1 } },
    { number: 3, text: '  "b": 2' },
  ]);
});

test('shows fewer lines at the ends of a file', () => {
  expect(excerpt('[1]', place(1, 2, 3))).toEqual([{ number: 1, text: '[1]', mark: { column: 2, length: 1 } }]);
  expect(excerpt('[\n1]', place(2, 1, 2)).map((line) => line.number)).toEqual([1, 2]);
});

test('marks one character where a problem goes over several lines, and of a line only what it has', () => {
  expect(excerpt('/* a\nb */', place(1, 1, 5, 2))[0]?.mark).toEqual({ column: 1, length: 1 });
  expect(excerpt('ab', place(1, 2, 40))[0]?.mark).toEqual({ column: 2, length: 1 });
  expect(excerpt('', place(1, 1, 2))[0]?.mark).toEqual({ column: 1, length: 1 });
});

test('a tab counts as one column, and the carriage return of Windows is not shown', () => {
  expect(excerpt('{\r\n\t"a": 1\r\n}', place(2, 2, 5))[1]).toEqual({
    number: 2,
    text: ' "a": 1',
    mark: { column: 2, length: 3 },
  });
});

test('cuts a long line around the mark, which stays on the same characters', () => {
  const line = `${'a'.repeat(300)}X${'b'.repeat(300)}`;
  const [shown] = excerpt(line, place(1, 301, 302));
  expect(shown?.text).toBe(`…${'a'.repeat(50)}X${'b'.repeat(49)}…`);
  expect(shown?.text.slice((shown.mark?.column ?? 0) - 1)[0]).toBe('X');
});

test('cuts a long line at its end where the mark stands at its beginning', () => {
  const [shown] = excerpt('a'.repeat(101), place(1, 1, 2));
  expect(shown).toEqual({ number: 1, text: `${'a'.repeat(100)}…`, mark: { column: 1, length: 1 } });
});
