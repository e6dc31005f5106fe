import { expect, test } from 'vitest';
import { problemsOf, siteOf } from '../../../../tests/small-site.ts';
import { wordPlaces } from './places.ts';

const saying = (words: object) => problemsOf(wordPlaces, siteOf({ '_site/words.json': words }));

test.each([
  {},
  { frame: { contact: 'So erreichen Sie uns' } },
  { frame: { home: 'Zum Anfang von {name}' } },
  { forms: { errors: { required: 'Bitte ausfüllen' } } },
])('accepts %j', (words) => {
  expect(saying(words)).toEqual([]);
});

test.each([
  [{ frame: { home: 'Zum Anfang von {nam}' } }, '/frame/home → {name}'],
  [{ frame: { contact: '{name}' } }, '/frame/contact'],
  [{ forms: { busy: { one: 'Noch {count} Minute' } } }, '/forms/busy/one'],
])('rejects a place that nothing fills in: %j', (words, pointer) => {
  expect(saying(words)).toEqual([`placeholder-in-word _site/words.json#${pointer}`]);
});
