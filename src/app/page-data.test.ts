import { expect, test } from 'vitest';
import { htmlFileOf } from '../documents/routes.ts';
import { dataPath, normalizePath } from './page-data.ts';

test.each([
  ['/', '/_data/index.json'],
  ['/security', '/_data/security.json'],
  ['/live/event-production', '/_data/live/event-production.json'],
])('the data of %s stands at %s', (route, path) => {
  expect(dataPath(route)).toBe(path);
});

test.each(['/', '/security', '/live/event-production'])('data and document of %s have the same name', (route) => {
  expect(dataPath(route).replace('/_data/', '').replace('.json', '')).toBe(htmlFileOf(route).replace('.html', ''));
});

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/security', '/security'],
  ['/security/', '/security'],
  ['/live/event-production//', '/live/event-production'],
])('%s is looked up as %s', (path, route) => {
  expect(normalizePath(path)).toBe(route);
});
