import { describe, expect, test } from 'vitest';
import { distance, nearestName } from './nearest.ts';

test.each([
  ['', '', 0],
  ['title', 'title', 0],
  ['titel', 'title', 1],
  ['tite', 'title', 1],
  ['tittle', 'title', 1],
  ['tisle', 'title', 1],
  ['securty', 'security', 1],
  ['abc', 'xyz', 3],
])('"%s" is %s %i letters away', (a, b, far) => {
  expect(distance(a, b, 4)).toBe(far);
  expect(distance(b, a, 4)).toBe(far);
});

test('a distance beyond the limit is not worked out', () => {
  expect(distance('abcdefgh', 'zyxwvuts', 2)).toBe(3);
  expect(distance('a', 'abcdefgh', 2)).toBe(3);
});

const properties = ['type', 'title', 'subtitle', 'image', 'imageSide', 'tone', 'layout'];

describe('nearest name', () => {
  test.each([
    ['titel', 'title'],
    ['Title', 'title'],
    ['TITLE', 'title'],
    ['subtitel', 'subtitle'],
    ['imagside', 'imageSide'],
    ['typ', 'type'],
    ['/securty', '/security'],
  ])('%s means %s', (name, meant) => {
    expect(nearestName(name, [...properties, '/security', '/styling'])).toBe(meant);
  });

  test.each(['farbe', 'background', 'x', 'überschrift', ''])('%s means none', (name) => {
    expect(nearestName(name, properties)).toBeUndefined();
  });

  test('none is meant where two are equally near', () => {
    expect(nearestName('cat', ['car', 'can'])).toBeUndefined();
    expect(nearestName('cat', ['car', 'can', 'Cat'])).toBe('Cat');
  });
});
