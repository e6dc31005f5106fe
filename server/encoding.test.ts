import { expect, test } from 'vitest';
import { acceptedEncodings } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['br', ['br']],
  ['GZIP;q=0.5', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br;q=0.0, gzip;q=0', []],
  ['brotli-like, x-gzip', []],
  ['identity', []],
  ['*', []],
  ['', []],
  [undefined, []],
])('%s → %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
