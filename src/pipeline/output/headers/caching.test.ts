import { expect, test } from 'vitest';
import { cacheControl } from './caching.ts';

test.each([
  ['/assets/entry-AbCd1234.js', 'public, max-age=31536000, immutable'],
  ['/media/stage-0a1b2c3d.webp', 'public, max-age=31536000, immutable'],
  ['/', 'no-cache'],
  ['/live/event-production', 'no-cache'],
  ['/_data/security.json', 'no-cache'],
  ['/build.json', 'no-cache'],
  ['/robots.txt', 'public, max-age=3600'],
  ['/favicon.svg', 'public, max-age=3600'],
  ['/assets-of-ours', 'no-cache'],
])('%s is kept as %s', (path, value) => {
  expect(cacheControl(path)).toBe(value);
});
