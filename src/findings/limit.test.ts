import { expect, test } from 'vitest';
import type { Problem } from './finding.ts';
import { limited } from './limit.ts';

const problem = (file: string): Problem => ({ code: 'asset-unused', file, spot: { at: 'file' }, details: { file } });
const problems = (file: string, count: number) => Array.from({ length: count }, () => problem(file));
const shown = (list: readonly Problem[]) =>
  list.map(({ file, further }) => (further === undefined ? file : `${file} +${further}`));

test('a hundred problems of a code are told of each file, and how many more there are', () => {
  const list = limited([...problems('a', 250), ...problems('b', 100), ...problems('c', 1)]);
  expect(shown(list)).toEqual([
    ...Array.from({ length: 99 }, () => 'a'),
    'a +150',
    ...Array.from({ length: 100 }, () => 'b'),
    'c',
  ]);
});

test('what is left out is counted over several rounds', () => {
  expect(shown(limited([...limited(problems('a', 250)), ...problems('a', 3)])).at(-1)).toBe('a +153');
});

test('what is left out is told by the last one kept, though the ones before it stand for several places', () => {
  const groups = problems('a', 12).map((group) => ({ ...group, further: 11 }));
  const list = limited([...groups, ...problems('b', 100)]);
  expect(shown(list)).toEqual([
    ...Array.from({ length: 8 }, () => 'a +11'),
    'a +47',
    ...Array.from({ length: 100 }, () => 'b'),
  ]);
});
