import { expect, test } from 'vitest';
import { shareEqual } from './share-equal.ts';

const read = () => ({
  title: 'Live',
  blocks: [
    { type: 'hero', title: 'Bühne' },
    { type: 'cta', links: ['/a', '/b'] },
  ],
});

test('equal data is what it was before', () => {
  const before = read();
  expect(shareEqual(before, read())).toBe(before);
  expect(shareEqual([before], [read()])[0]).toBe(before);
});

test('only what has changed is new, and so is all that holds it', () => {
  const before = read();
  const now = read();
  now.blocks[0] = { type: 'hero', title: 'Saal' };
  const expected = structuredClone(now);
  const shared = shareEqual(before, now);
  expect(shared).toEqual(expected);
  expect(shared).not.toBe(before);
  expect(shared.blocks).not.toBe(before.blocks);
  expect(shared.blocks[0]).not.toBe(before.blocks[0]);
  expect(shared.blocks[1]).toBe(before.blocks[1]);
});

test.each<[unknown, unknown]>([
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [
    { a: 1, b: 2 },
    { a: 1, c: 2 },
  ],
  [[1, 2], [1]],
  [[], {}],
  [{ a: null }, { a: {} }],
  [{ a: {} }, { a: null }],
  [undefined, { a: 1 }],
  [{ a: 'x' }, 'x'],
  [{ 0: 'x' }, ['x']],
])('%j followed by %j is what came last', (before, now) => {
  expect(shareEqual(before, now)).toStrictEqual(now);
  expect(shareEqual(before, now)).not.toBe(before);
});
