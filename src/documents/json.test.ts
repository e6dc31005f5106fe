import { expect, test } from 'vitest';
import { property, toPointer, valueAt } from './json.ts';

test.each([
  [{ a: 1 }, 'a', 1],
  [[5], 0, 5],
  [{}, 'toString', undefined],
  [null, 'a', undefined],
  ['abc', 'length', undefined],
])('property of %j: %s is %j', (owner, key, expected) => {
  expect(property(owner, key)).toBe(expected);
});

test('a value at a path, and the pointer that says so', () => {
  const root = { blocks: [{ 'a/b': { '~': 'x' } }] };
  const path = ['blocks', 0, 'a/b', '~'];
  expect(valueAt(root, path)).toBe('x');
  expect(valueAt(root, ['blocks', 1, 'a/b'])).toBeUndefined();
  expect(toPointer(path)).toBe('/blocks/0/a~1b/~0');
});
