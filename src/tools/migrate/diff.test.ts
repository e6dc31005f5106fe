import { expect, test } from 'vitest';
import { changedLines, diffLines } from './diff.ts';

const shown = (lines: ReturnType<typeof changedLines>) =>
  lines.map((line) => (line ? `${line.number}${line.mark}${line.text}` : '…'));

test.each([
  ['equal texts', 'a\nb', 'a\nb', ['1 a', '2 b']],
  ['a changed line', 'a\nb\nc', 'a\nB\nc', ['1 a', '2-b', '2+B', '3 c']],
  ['lines that came first and last', 'b', 'a\nb\nc', ['1+a', '1 b', '3+c']],
  ['lines that went first and last', 'a\nb\nc', 'b', ['1-a', '2 b', '3-c']],
  ['nothing in common', 'a\nb', 'c', ['1-a', '2-b', '1+c']],
  ['from nothing', '', 'a', ['1-', '1+a']],
])('%s', (_, before, after, lines) => {
  expect(shown(diffLines(before, after))).toEqual(lines);
});

test('marks lead from one text to the other, for any two texts', () => {
  const words = ['a', 'b', 'c'];
  const text = (seed: number) => Array.from({ length: 9 }, (_, i) => words[(seed >> i) % 3]).join('\n');
  for (let seed = 1; seed < 400; seed++) {
    const [before, after] = [text(seed), text(seed * 7)];
    const lines = diffLines(before, after);
    const without = (mark: string) => lines.filter((line) => line.mark !== mark).map((line) => line.text);
    expect(without('+').join('\n')).toBe(before);
    expect(without('-').join('\n')).toBe(after);
  }
});

test('only the changed lines are shown, with one line around them', () => {
  const before = 'a\nb\nc\nd\ne\nf\ng\nh\ni';
  expect(shown(changedLines(before, 'a\nB\nc\nd\ne\nf\ng\nh\nI'))).toEqual([
    ...['1 a', '2-b', '2+B', '3 c', '…'],
    ...['8 h', '9-i', '9+I'],
  ]);
  expect(changedLines(before, before)).toEqual([]);
});
