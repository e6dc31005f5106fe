import { expect, test } from 'vitest';
import type { Menu } from '../../documents/menu.ts';
import { menuLine, titleOfRoute } from './menu-line.ts';

const menu: Menu = {
  areas: [
    {
      title: 'TALENT',
      children: [{ title: 'Entertainment', children: [{ title: 'Comedian', path: '/talent/comedian' }] }],
    },
    { title: 'LIVE', children: [{ title: 'Produktion', path: '/live/event-production' }] },
  ],
  services: { title: 'Services', children: [{ title: 'Styling', path: '/styling' }] },
  legal: [{ title: 'Impressum', path: '/impressum' }],
};

test('the line is what the menu document takes', () => {
  expect(menuLine('/live/probe', 'Die „große“ Probe', menu)).toEqual({
    line: '{ "title": "Die „große“ Probe", "path": "/live/probe" }',
    area: 'LIVE',
  });
});

test('the area is found at any depth', () => {
  expect(menuLine('/talent/probe', 'Probe', menu).area).toBe('TALENT');
});

test.each(['/probe', '/liveband/probe', '/styling/probe'])('%s belongs to no area', (route) => {
  expect(menuLine(route, 'Probe', menu).area).toBeUndefined();
});

test('a title that is too long for the menu is replaced by one made from the address', () => {
  expect(menuLine('/live/lange-probe', 'x'.repeat(49), undefined).line).toBe(
    '{ "title": "Lange Probe", "path": "/live/lange-probe" }',
  );
});

test.each([
  ['/concierge/picknick-am-see', 'Picknick Am See'],
  ['/agb', 'Agb'],
])('%s is called „%s“ for a start', (route, title) => {
  expect(titleOfRoute(route)).toBe(title);
});

test('the area of a page in a further language is that of its own neighbours', () => {
  const areas = ['talent', 'live'].map((name) => ({ title: name, children: [{ title: 'A', path: `/en/${name}/a` }] }));
  expect(menuLine('/en/live/b', 'B', { areas }, '/en').area).toBe('live');
  expect(menuLine('/en/b', 'B', { areas }, '/en').area).toBeUndefined();
});
