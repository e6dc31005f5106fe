import { describe, expect, test, vi } from 'vitest';
import type { JsonPath } from '../documents/json.ts';
import type { Spot } from './finding.ts';
import { locateFindings } from './locate.ts';

const text = `{
  "title": "A",
  "blocks": [
    { "type": "hero", "a/b": { "~": "Wir sind {site.nmae}." } },
    { "type": "cta",\t"label": "B" }
  ]
}`;

function placeOf(spot: Spot, source = text) {
  const [finding] = locateFindings(
    [{ code: 'byte-order-mark', file: 'a.json', spot, details: {} }],
    new Map([['a.json', source]]),
  );
  if (!finding) throw new Error('no finding');
  return [finding.line, finding.column, finding.endLine, finding.endColumn, finding.pointer];
}

describe('a place is', () => {
  test.each([
    ['a value', { at: 'value', path: ['title'] }, [2, 12, 2, 15, '/title']],
    ['a property’s name', { at: 'key', path: ['title'] }, [2, 3, 2, 10, '/title']],
    ['the first bracket of a group', { at: 'value', path: ['blocks', 1] }, [5, 5, 5, 6, '/blocks/1']],
    ['the group that lacks a property', { at: 'value', path: ['blocks', 1, 'title'] }, [5, 5, 5, 6, '/blocks/1/title']],
    ['a pointer with escapes', { at: 'key', path: ['blocks', 0, 'a/b', '~'] }, [4, 32, 4, 35, '/blocks/0/a~1b/~0']],
    [
      'a piece of a text',
      { at: 'value', path: ['blocks', 0, 'a/b', '~'], part: '{site.nmae}' },
      [4, 47, 4, 58, '/blocks/0/a~1b/~0'],
    ],
    [
      'the whole text where the piece is written otherwise',
      { at: 'value', path: ['title'], part: '\n' },
      [2, 12, 2, 15, '/title'],
    ],
    ['behind a tab', { at: 'key', path: ['blocks', 1, 'label'] }, [5, 22, 5, 29, '/blocks/1/label']],
    ['the start of the file', { at: 'file' }, [1, 1, 1, 2, '']],
    ['an offset', { at: 'offset', offset: 4, length: 7 }, [2, 3, 2, 10, '']],
    ['the end of a line', { at: 'offset', offset: 1, length: 1 }, [1, 2, 1, 3, '']],
    ['over several lines', { at: 'offset', offset: 0, length: 5 }, [1, 1, 2, 4, '']],
  ] satisfies ReadonlyArray<readonly [string, Spot, unknown[]]>)('%s', (_, spot, expected) => {
    expect(placeOf(spot)).toEqual(expected);
  });

  test('the last of two properties of one name, which is the one that counts', () => {
    const path: JsonPath = ['a'];
    expect(placeOf({ at: 'value', path }, '{"a": 1,\n"a": 2}')).toEqual([2, 6, 2, 7, '/a']);
  });

  test('found in a file with comments and trailing commas', () => {
    expect(placeOf({ at: 'value', path: ['a', 1] }, '{ // x\n"a": [1, 2,],\n}')).toEqual([2, 10, 2, 11, '/a/1']);
  });

  test('right in a file of Windows', () => {
    expect(placeOf({ at: 'value', path: ['b'] }, '{\r\n  "a": 1,\r\n  "b": 2\r\n}')).toEqual([3, 8, 3, 9, '/b']);
  });

  test('the first character of a file that could not be read', () => {
    expect(placeOf({ at: 'value', path: ['a'] }, '')).toEqual([1, 1, 1, 2, '/a']);
  });
});

test('findings come in the order of files, lines and columns, each with its block', () => {
  const problem = (file: string, path: JsonPath) =>
    ({ code: 'byte-order-mark', file, spot: { at: 'value', path }, details: {} }) as const;
  const problems = [
    problem('b.json', []),
    problem('a.json', ['blocks', 1, 'label']),
    problem('a.json', ['blocks', 1]),
    problem('a.json', ['title']),
  ];
  const texts = new Map([['a.json', text]]);
  const found = locateFindings(problems, texts);
  expect(found.map(({ file, pointer, block }) => [file, pointer, block])).toEqual([
    ['a.json', '/title', undefined],
    ['a.json', '/blocks/1', { index: 1, type: 'cta' }],
    ['a.json', '/blocks/1/label', { index: 1, type: 'cta' }],
    ['b.json', '', undefined],
  ]);
});

test('a text is read once, however the problems of files are mixed', () => {
  const get = vi.fn((file: string) => `{ "title": "${file}" }`);
  const problems = ['b.json', 'a.json', 'b.json', 'a.json'].map((file) => ({
    code: 'byte-order-mark' as const,
    file,
    spot: { at: 'value' as const, path: ['title'] },
    details: {},
  }));
  const found = locateFindings(problems, { get });
  expect(found.map(({ file }) => file)).toEqual(['a.json', 'a.json', 'b.json', 'b.json']);
  expect(get.mock.calls).toEqual([['a.json'], ['b.json']]);
});
