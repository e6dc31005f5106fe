import { expect, test } from 'vitest';
import { checkField } from '../../../forms/check.ts';
import { patternSteps } from './steps.ts';

test.each([
  ['abc', 1],
  ['[a-z]+', 100],
  ['[a-z]*', 101],
  ['\\+?[0-9 \\-\\(\\)]+', 200],
  ['[^\\s@]+@[^\\s@]+\\.[^\\s@]+', 1_000_000],
  ['\\d{5}', 1],
  ['\\d{2,4}', 3],
  ['\\p{L}+', 100],
  ['(?:ab)+', 100],
  ['(?:ab){2,}', 99],
  ['a|b|c', 1],
  ['(?:a|b)?c', 2],
  ['[(+*|)]+', 100],
  ['[[a-z]--[aeiou]]+', 100],
  ['\\(a\\|b\\)+', 100],
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
  '(?:[a-z]|[(])+',
])('%s: without end', (pattern) => {
  expect(patternSteps(pattern, 100)).toBe(Infinity);
});

test('a pattern that passes is quick on the text that is worst for it', () => {
  const email = { name: 'email', label: 'E-Mail', type: 'email' as const, required: true };
  const validation = { pattern: '[^\\s@]+@[^\\s@]+\\.[^\\s@]+' };
  const before = performance.now();
  expect(checkField({ ...email, validation }, `a@${'.'.repeat(251)}@`)).toBe('E-Mail hat ein ungültiges Format');
  expect(performance.now() - before).toBeLessThan(250);
});
