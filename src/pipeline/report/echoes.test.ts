import { expect, test } from 'vitest';
import type { JsonPath } from '../../documents/json.ts';
import type { Problem } from '../../findings/finding.ts';
import { withoutEchoes } from './echoes.ts';

const missing = (path: JsonPath, file = 'a.json'): Problem => ({
  code: 'link-target-missing',
  file,
  spot: { at: 'value', path },
  details: { href: '/x' },
});
const malformed = (path: JsonPath): Problem => ({
  code: 'link-form',
  file: 'a.json',
  spot: { at: 'value', path },
  details: { name: 'href' },
});
const misnamed = (path: JsonPath): Problem => ({
  code: 'unknown-property',
  file: 'a.json',
  spot: { at: 'key', path },
  details: { name: 'x', known: [] },
});
const oneOf = (path: JsonPath): Problem => ({
  code: 'property-one-of',
  file: 'a.json',
  spot: { at: 'value', path },
  details: { properties: ['path'] },
});
const needs = (path: JsonPath): Problem => ({
  code: 'property-needs',
  file: 'a.json',
  spot: { at: 'key', path },
  details: { property: 'a', others: ['b'] },
});
const whole: Problem = { code: 'page-unreachable', file: 'a.json', spot: { at: 'file' }, details: { route: '/a' } };

test.each([
  ['another value', [malformed(['a'])], missing(['b'])],
  ['a value inside another', [malformed(['a'])], missing(['a', 0])],
  ['the same place of another file', [malformed(['a'])], missing(['a'], 'b.json')],
  ['a file as a whole', [malformed([])], whole],
  ['a rule of an object with known names', [misnamed(['a', 'x'])], oneOf(['b'])],
  ['anything while there is nothing else', [], missing(['a'])],
])('keeps what is said of %s', (_, shape, site) => {
  expect(withoutEchoes(shape, [site])).toEqual([site]);
});

test.each([
  ['a value that is refused already', [malformed(['a'])], missing(['a'])],
  ['what an object lacks that has an unknown property', [misnamed(['a', 'x'])], oneOf(['a'])],
  ['what a property needs beside an unknown one', [misnamed(['a', 'x'])], needs(['a', 'y'])],
])('drops what is said of %s', (_, shape, site) => {
  expect(withoutEchoes(shape, [site])).toEqual([]);
});

test('a check that looks into a block of an older version says nothing about it', () => {
  const old: Problem = {
    code: 'old-version',
    file: 'a.json',
    spot: { at: 'value', path: ['blocks', 1, 'type'] },
    details: { type: 'process', version: 1, current: 2, sound: true },
  };
  const [inside, beside] = [missing(['blocks', 1, 'action', 'href']), missing(['blocks', 2, 'action', 'href'])];
  const elsewhere = missing(['blocks', 1, 'action', 'href'], 'b.json');
  expect(withoutEchoes([old], [inside, beside, elsewhere])).toEqual([beside, elsewhere]);
});

test('nor does it about a file of an older version', () => {
  const old: Problem = {
    code: 'old-version',
    file: 'a.json',
    spot: { at: 'value', path: [] },
    details: { type: undefined, version: 1, current: 2, sound: true },
  };
  const elsewhere = missing(['href'], 'b.json');
  expect(withoutEchoes([old], [missing(['href']), elsewhere])).toEqual([elsewhere]);
});
