import { expect, test } from 'vitest';
import { applyEdits } from './edits.ts';

const edit = (offset: number, length: number, text: string) => ({ offset, length, text });

test('edits are written in place of what they mark, wherever they are', () => {
  const groups = [{ edits: [edit(4, 1, '!')] }, { edits: [edit(0, 1, 'AA')] }, { edits: [edit(2, 0, '+')] }];
  expect(applyEdits('abcde', groups)).toEqual({ text: 'AAb+cd!', applied: groups });
});

test('the edits of a group go together', () => {
  const group = { edits: [edit(0, 0, 'c,'), edit(1, 2, '')] };
  expect(applyEdits('a,c', [group]).text).toBe('c,a');
});

test.each([
  ['overlaps', edit(1, 2, 'x')],
  ['lies within', edit(1, 1, 'x')],
  ['writes at the same place', edit(0, 0, 'x')],
])('a group that %s waits for the next round', (_, later) => {
  const first = { edits: [edit(0, 2, 'AB')] };
  expect(applyEdits('abc', [first, { edits: [edit(2, 1, 'C'), later] }])).toEqual({ text: 'ABc', applied: [first] });
});
