import { expect, test } from 'vitest';
import { explicitRange } from './range.ts';

test.each([
  ['bytes=0-99', 'bytes=0-99'],
  ['bytes=10-10', 'bytes=10-10'],
  ['bytes=900-', 'bytes=900-999'],
  ['bytes=-100', 'bytes=900-999'],
  ['bytes=-5000', 'bytes=0-999'],
  ['bytes=500-5000', 'bytes=500-999'],
  ['Bytes=1-2', 'bytes=1-2'],
])('%s of 1000 bytes is %s', (header, range) => {
  expect(explicitRange(header, 1000)).toBe(range);
});

test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s of 1000 bytes starts behind the end', (header) => {
  expect(explicitRange(header, 1000)).toMatch(/^bytes=[1-9]\d{3,}-$/);
});

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=9-2',
  'bytes=a-b',
  'bytes=0-1,5-6',
  'lines=1-2',
  'bytes 1-2',
  'bytes=0-0',
])('%s gets the whole file', (header) => {
  expect(explicitRange(header, 1000)).toBeUndefined();
});
