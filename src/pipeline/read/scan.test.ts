import { describe, expect, test } from 'vitest';
import { countKeys, scan } from './scan.ts';

describe('depth', () => {
  test.each([
    ['1', 0],
    ['{}', 1],
    ['[[]]', 2],
    ['{"a": [1, {"b": 2}], "c": []}', 3],
    ['"[[[["', 0],
    ['"\\"[[["', 0],
    ['"\\\\" [', 1],
  ])('of %s is %i', (text, depth) => {
    expect(scan(text).depth).toBe(depth);
  });

  test.each([
    ['a string that its line does not end', '"abc\n[[', 2],
    ['a line comment with a quote', '// "\n[[', 2],
    ['a block comment with a quote', '/* " */ [[', 2],
    ['a comment that never ends', '/* [[', 0],
    ['a bracket that closes another kind', '[}[}[}', 3],
    ['closing brackets first', ']]][[', 2],
  ])('is what a recovering parser would nest behind %s', (_, text, depth) => {
    expect(scan(text).depth).toBe(depth);
  });
});

test('the first bracket that nests too deep is named', () => {
  expect(scan('[[], [[]]]', 2)).toMatchObject({ depth: 3, tooDeepAt: 6 });
  expect(scan('[[], []]', 2)).toMatchObject({ depth: 2, tooDeepAt: undefined });
});

test.each(['{}', '{"a": 1, "b": {"c": [{"d": ":"}, "e: f"]}}', '[1, "a:b", null, {"\\"": 1}]'])(
  'counts the property names of %s in the text as in the value',
  (text) => {
    expect(scan(text).keys).toBe(countKeys(JSON.parse(text)));
  },
);

test('counts a name that stands twice once more in the text', () => {
  const text = '{"a": 1, "a": 2}';
  expect(scan(text).keys - countKeys(JSON.parse(text))).toBe(1);
});
