import { expect, test } from 'vitest';
import type { Menu } from '../../documents/menu.ts';
import { findPlace, menuPlaces, withMenuEntry } from './menu-entry.ts';

const TEXT = `{
  "areas": [
    {
      "title": "TALENT",
      "children": [
        {
          "title": "Entertainment Talent",
          "children": [
            { "title": "Comedian", "path": "/talent/comedian" }
          ]
        },
        { "title": "Recht", "path": "/talent/recht" }
      ]
    },
    { "title": "LIVE", "children": [{ "title": "Produktion", "path": "/live/produktion" }] }
  ],
  "services": { "title": "Services", "children": [{ "title": "Styling", "path": "/styling" }] },
  "legal": [
    { "title": "Impressum", "path": "/impressum" }
  ]
}
`;
const menu: Menu = JSON.parse(TEXT);
const places = menuPlaces(menu, 'de');
const LINE = '{ "title": "Probe", "path": "/probe" }';

test('every list of the menu is a place', () => {
  expect(places.map(({ name, title }) => `${name}: ${title}`)).toEqual([
    'talent: TALENT',
    'talent/entertainment-talent: TALENT › Entertainment Talent',
    'live: LIVE',
    'services: Services',
    'legal: Rechtliches',
  ]);
});

test.each([
  ['talent', 'talent'],
  ['TALENT/Entertainment Talent', 'talent/entertainment-talent'],
  ['talent/entertainment', 'talent/entertainment-talent'],
  ['/live/', 'live'],
  ['serv', 'services'],
])('%s means %s', (input, name) => {
  expect(findPlace(input, places)?.name).toBe(name);
});

test.each(['', 'nirgends', 'talent/recht', 'live/produktion', 'l'])('"%s" means no place', (input) => {
  expect(findPlace(input, places)).toBeUndefined();
});

const put = (name: string, text = TEXT) => {
  const place = findPlace(name, places);
  return place && withMenuEntry(text, place, LINE);
};

test.each([
  ['talent', 13, '        { "title": "Recht", "path": "/talent/recht" },\n        '],
  ['talent/entertainment', 10, '            { "title": "Comedian", "path": "/talent/comedian" },\n            '],
  ['legal', 20, '    { "title": "Impressum", "path": "/impressum" },\n    '],
])('an entry at %s is on line %i, indented like the one before it', (name, line, before) => {
  const after = put(name);
  expect(after?.line).toBe(line);
  expect(after?.text).toBe(TEXT.replace(before.trimEnd().slice(0, -1), before + LINE));
});

test('a list on one line stays on it', () => {
  const after = put('live');
  expect(after).toEqual({
    text: TEXT.replace('"/live/produktion" }]', `"/live/produktion" }, ${LINE}]`),
    line: 15,
  });
});

test('line ends of Windows stay', () => {
  const text = TEXT.replaceAll('\n', '\r\n');
  expect(put('legal', text)?.text).toBe(
    text.replace('"path": "/impressum" }', `"path": "/impressum" },\r\n    ${LINE}`),
  );
});

test('a text without that list is left alone', () => {
  expect(put('legal', '{}')).toBeUndefined();
});
