import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ColorRole, defaultColors } from '../../../design/theme.ts';
import { contrast, contrastBreaches, nearestPassing } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#7e4b26', '#f2eadf', 6.03],
  ['#f2eadf', '#7e4b26', 6.03],
])('%s on %s has %d', (ink, ground, ratio) => {
  expect(contrast(ink, ground)).toBeCloseTo(ratio, 1);
});

test('the colours of the engine, and those of the agency, can be read', () => {
  const { colors } = JSON.parse(readFileSync('pages-data/_site/theme.json', 'utf8'));
  expect(contrastBreaches(defaultColors)).toEqual([]);
  expect(contrastBreaches(colors)).toEqual([]);
});

test('a text that is too pale is told on each ground, and the nearest colour is one that passes on all', () => {
  const colors = { ...defaultColors, muted: '#999999' };
  expect(contrastBreaches(colors)).toMatchObject([
    { ink: 'muted', ground: 'ground', needed: 4.5 },
    { ink: 'muted', ground: 'raised' },
  ]);
  const nearest = nearestPassing(colors, 'muted') ?? '';
  expect(contrastBreaches({ ...colors, muted: nearest })).toEqual([]);
  const ratios = [colors.ground, colors.raised].map((ground) => contrast(nearest, ground));
  expect(Math.min(...ratios)).toBeLessThan(4.6);
});

test('no colour passes where another one has to change', () => {
  const colors = { ...defaultColors, ground: '#222222', raised: '#ffffff' };
  expect(nearestPassing(colors, 'text')).toBeUndefined();
});

const isRole = (name: string): name is ColorRole => Object.hasOwn(defaultColors, name);
const held = Object.keys(defaultColors).filter(isRole);

test.each(held)('%s is held against what it stands on', (role) => {
  const breaches = ['#ffffff', '#000000'].flatMap((color) => contrastBreaches({ ...defaultColors, [role]: color }));
  expect(breaches.some(({ ink, ground }) => ink === role || ground === role)).toBe(true);
});
