import { expect, test } from 'vitest';
import { readRange } from './range.ts';

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=0-0', 0, 0],
  ['bytes=10-10', 10, 10],
  ['bytes=900-', 900, 999],
  ['bytes=-100', 900, 999],
  ['bytes=-5000', 0, 999],
  ['bytes=500-5000', 500, 999],
  ['Bytes=1-2', 1, 2],
])('%s of 1000 bytes is %i to %i', (header, first, last) => {
  expect(readRange(header, 1000)).toEqual({ first, last });
});

test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0', 'bytes=99999999999999999999999-'])(
  '%s of 1000 bytes starts behind the end',
  (header) => {
    expect(readRange(header, 1000)).toBe('beyond');
  },
);

test.each(['bytes=0-', 'bytes=-1', 'bytes=0-0'])('%s of an empty file starts behind the end', (header) => {
  expect(readRange(header, 0)).toBe('beyond');
});

test.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=9-2', 'bytes=a-b', 'bytes=0-1,5-6', 'lines=1-2', 'bytes 1-2'])(
  '%s gets the whole file',
  (header) => {
    expect(readRange(header, 1000)).toBeUndefined();
  },
);
