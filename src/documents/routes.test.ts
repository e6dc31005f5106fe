import { expect, test } from 'vitest';
import { fileOf, htmlFileOf, routeOf } from './routes.ts';

test.each([
  ['index.json', '/', 'index.html'],
  ['security.json', '/security', 'security.html'],
  ['live/event-production.json', '/live/event-production', 'live/event-production.html'],
  [
    'talent/entertainment/label-and-ar-services.json',
    '/talent/entertainment/label-and-ar-services',
    'talent/entertainment/label-and-ar-services.html',
  ],
  ['messe-2026.json', '/messe-2026', 'messe-2026.html'],
])('%s is %s', (file, route, html) => {
  expect(routeOf(file)).toBe(route);
  expect(fileOf(route)).toBe(file);
  expect(htmlFileOf(route)).toBe(html);
});

test.each([
  'Security.json',
  'live/index.json',
  'live/event production.json',
  'live/event_production.json',
  'live/-event.json',
  'live/event-.json',
  'live/event--production.json',
  'über-uns.json',
  '_site/site.json',
  'security.html',
  'security.JSON',
  '.json',
  'live/.json',
  '../secret.json',
])('%s makes no route', (file) => {
  expect(routeOf(file)).toBeUndefined();
});
