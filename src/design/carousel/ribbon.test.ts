import { expect, test } from 'vitest';
import { behaviour } from './behaviour.ts';
import { asideOf, endless, type Geometry, isCut, modulo, reach, restAt } from './ribbon.ts';

const { card, step } = behaviour;
const phone: Geometry = { count: 6, card, step, width: 390, edge: 20 };
const withEnds: Geometry = { ...phone, count: 2 };

/** Where the cards of a row stand in the window, in order. */
const places = (x: number, geometry: Geometry) =>
  Array.from({ length: geometry.count }, (_, index) => geometry.edge + index * step + x + asideOf(index, x, geometry))
    .map(Math.round)
    .sort((one, other) => one - other);

test.each([
  [-1, 5],
  [0, 0],
  [5, 5],
  [6, 0],
  [-7, 5],
])('position %i of six cards is card %i', (position, index) => {
  expect(modulo(position, 6)).toBe(index);
});

test('six cards on a phone have no end, two have', () => {
  expect(endless(phone)).toBe(true);
  expect(endless(withEnds)).toBe(false);
});

test.each([0, -1, 1, 5, 6, -20, 41])('position %i rests one step of 312 px beside its neighbours', (position) => {
  expect(restAt(position, phone)).toBeCloseTo(-position * 312);
});

test.each([0, -1, 156, -156, 312, 4000, -4000])('moved by %i px, an endless row leaves no hole in the window', (x) => {
  const [first = 0, ...rest] = places(x, phone);
  expect(first).toBeLessThanOrEqual(-card);
  for (const [index, place] of rest.entries()) expect(place).toBe(first + (index + 1) * step);
  expect(rest.at(-1)).toBeGreaterThanOrEqual(phone.width - step);
});

test('a row with ends moves no card aside and stops when its last card is seen whole', () => {
  expect(places(0, withEnds)).toEqual([20, 332]);
  expect(restAt(1, withEnds)).toBe(-(312 + 288 + 40 - 390));
  expect(restAt(2, withEnds)).toBeCloseTo(0);
});

test('a finger takes the row to the neighbours, and no further than its ends', () => {
  expect(reach(3, phone)).toEqual({ left: -4 * 312, right: -2 * 312 });
  expect(reach(0, withEnds)).toEqual({ left: -250, right: 0 });
});

test('a card is cut when the window leaves out much of it, on either side', () => {
  const cut = (x: number) => [0, 1, 2].map((index) => isCut(index, x, 0, phone));
  expect(cut(0)).toEqual([false, true, true]);
  expect(cut(-60)).toEqual([false, true, true]);
  expect(cut(-170)).toEqual([true, false, true]);
  expect(cut(-312)).toEqual([true, false, true]);
  expect(isCut(0, 0, 3 * step, phone)).toBe(true);
  // It ends at the edge of the window, not where the page's text does.
  expect(isCut(5, 0, 0, { ...phone, width: 2000, edge: 200 })).toBe(false);
  expect(isCut(5, 0, 0, { ...phone, width: 1920, edge: 160 })).toBe(true);
});
