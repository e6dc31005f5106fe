import { expect, test } from 'vitest';
import { checkField } from '../../../forms/check.ts';
import { words } from '../../../words/words.ts';
import { patternSteps } from './steps.ts';

test.each([
  ['abc', 1],
  ['[a-z]+', 101],
  ['[a-z]*', 102],
  ['\\+?[0-9 \\-\\(\\)]+', 303],
  ['[^\\s@]+@[^\\s@]+\\.[^\\s@]+', 101 ** 3],
  ['\\d{5}', 1],
  ['\\d{2,4}', 4],
  ['\\p{L}+', 101],
  ['(?:ab)+', 101],
  ['(?:ab){2,}', 100],
  ['a|b|c', 4],
  ['(?:a|b)?c', 7],
  ['(?:a|a)(?:b|b)', 9],
  ['(a|a)'.repeat(28), 3 ** 28],
  ['(?=a|b)(?<!c)\\b', 3],
  ['[\\q{a|bc}]', 3],
  ['[\\(+*\\|\\)]+', 101],
  ['[[a-z]--[aeiou]]+', 101],
  ['\\(a\\|b\\)+', 101],
  ['\\\\1', 1],
])('%s: at most %i', (pattern, steps) => {
  expect(patternSteps(pattern, 100)).toBe(steps);
});

test.each([
  '(a+)+',
  '(?:a*)*',
  '(?:a+){2,}',
  '(?:a+){10}',
  '(?:[a-z]+-)*',
  '(?:a|a)*',
  '(?:a|aa)+',
  '(?<name>x?y)+',
  '((?:a{1,9}))*',
  '(?:(?:a|b)c)+',
  '(?=(a+))\\1*',
  '(?<x>a+)\\k<x>',
  '(?:[a-z]|[\\(])+',
  '[\\q{a|aa}]+',
  '[[\\q{a|aa}b]--c]+',
  '\\p{RGI_Emoji}+',
])('%s: without end', (pattern) => {
  expect(patternSteps(pattern, 100)).toBe(Infinity);
});

test('a pattern that passes is quick on the text that is worst for it', () => {
  const email = { name: 'email', label: 'E-Mail', type: 'email' as const, required: true };
  const validation = { pattern: '[^\\s@]+@[^\\s@]+\\.[^\\s@]+' };
  const before = performance.now();
  expect(checkField({ ...email, validation }, `a@${'.'.repeat(251)}@`, words.de)).toBe(
    'E-Mail hat ein ungültiges Format',
  );
  expect(performance.now() - before).toBeLessThan(250);
});
