import { expect, test } from 'vitest';
import { fill, fillCounted } from './fill.ts';
import { LANGUAGES } from './language.ts';
import { words, wordsOf } from './words.ts';

/** The places of every word, by its path. */
function placesIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [[path, ...(value.match(/\{\w+\}/gu) ?? []).sort()].join(' ')];
  return Object.entries(Object(value)).flatMap(([key, inner]) => placesIn(inner, `${path}/${key}`));
}

test.each(LANGUAGES)('in %s every word has the places that it has in German', (language) => {
  const places = placesIn(words[language]);
  expect(places.filter((each) => !/\/one\b/u.test(each))).toEqual(
    placesIn(words.de).filter((each) => !/\/one\b/u.test(each)),
  );
});

test('a place is filled in wherever it stands, and never twice', () => {
  expect(fill('{label}: {label} {other}', { label: '{label}' })).toBe('{label}: {label} {other}');
  expect(fill('{title}', { title: '{label}', label: 'x' })).toBe('{label}');
});

test.each([
  [1, 'in einer Minute'],
  [2, 'in 2 Minuten'],
])('%d is counted as %s', (count, text) => {
  expect(fillCounted(words.de.server.later, count)).toBe(text);
});

test('what the site says otherwise stands in the place of the word, and nothing else changes', () => {
  const own = wordsOf('en', { frame: { contact: 'Visit us', menu: 'no word' }, unknown: { x: 'y' }, locale: 'en-US' });
  expect(own).toEqual({ ...words.en, locale: 'en-US', frame: { ...words.en.frame, contact: 'Visit us' } });
  expect(words.en.frame.contact).toBe('Contact');
});
