import { expect, test } from 'vitest';
import { cropSet, cropSize, readCrop } from './crop.ts';

const broad = { width: 1600, height: 1000, crops: '/media/live-0123456789' };

test.each([
  ['4 / 5', { width: 800, height: 1000 }],
  ['3 / 2', { width: 1500, height: 1000 }],
  ['21 / 9', { width: 1600, height: 686 }],
  ['16 / 10', { width: 1600, height: 1000 }],
] as const)('the largest %s piece', (crop, size) => {
  const [across, down] = crop.split('/').map(Number);
  expect(cropSize(broad, { across, down })).toEqual(size);
});

test('addresses say shape, focus and width', () => {
  expect(cropSet(broad, '3 / 2', '20% 70%')).toBe(
    '/media/live-0123456789-3x2-20-50-480.avif 480w, /media/live-0123456789-3x2-20-50-800.avif 800w',
  );
});

test('a focus along a side that is not cut makes no other file', () => {
  expect(cropSet(broad, '4 / 5', '20% 10%')).toBe(cropSet(broad, '4 / 5', '20% 90%'));
  expect(cropSet(broad, '21 / 9', '0% 10%')).toBe(cropSet(broad, '21 / 9', '100% 10%'));
  expect(cropSet(broad, '4 / 5', '20% 10%')).not.toBe(cropSet(broad, '4 / 5', '21% 10%'));
});

test('no crop is wider than its source', () => {
  expect(cropSet({ ...broad, width: 640, height: 640 }, '4 / 5')).toBe(
    '/media/live-0123456789-4x5-50-50-480.avif 480w, /media/live-0123456789-4x5-50-50-512.avif 512w',
  );
});

test('nothing is cropped where nobody makes crops', () => {
  expect(cropSet({ width: 1600, height: 1000 }, '4 / 5')).toBeUndefined();
});

test('the build reads what an address asks for', () => {
  expect(readCrop('-4x5-20-50-800.avif')).toEqual({ across: 4, down: 5, x: 20, y: 50, width: 800 });
});

test.each(['-800.avif', '-4x5-20-50-800.webp', '-0x5-20-50-800.avif', '-4x5-20-50-0.avif', '-4x5-20-800.avif', ''])(
  '%j asks for no crop',
  (rest) => {
    expect(readCrop(rest)).toBeUndefined();
  },
);
