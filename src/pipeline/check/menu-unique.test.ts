import { expect, test } from 'vitest';
import { menu, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { menuUnique } from './menu-unique.ts';

const entry = (path: string) => ({ title: `Nach ${path}`, path });
const problems = (more: object) => problemsOf(menuUnique, siteOf({ '_site/menu.json': { ...menu(), ...more } }));

test('accepts an entry in several lists, and entries without a target', () => {
  const children = [entry('/'), entry('/#hier')];
  const areas = [
    { title: 'Eins', children },
    { title: 'Zwei', children },
  ];
  expect(problems({ areas, contact: [entry('/')] })).toEqual([]);
});

test.each([
  [{ areas: [entry('/'), entry('/')] }, '/areas/1/path'],
  [{ areas: [{ title: 'Eins', children: [entry('/'), entry('/')] }] }, '/areas/0/children/1/path'],
  [{ services: { title: 'Services', children: [entry('/'), entry('/')] } }, '/services/children/1/path'],
  [{ contact: [entry('/'), entry('/')] }, '/contact/1/path'],
  [{ legal: [entry('/'), entry('/')] }, '/legal/1/path'],
])('reports an entry that leads where one before it in its list does: %j', (more, pointer) => {
  expect(problems(more)).toEqual([`menu-entry-repeated _site/menu.json#${pointer}`]);
});
