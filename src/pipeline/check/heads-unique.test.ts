import { expect, test } from 'vitest';
import { menu, page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { headsUnique } from './heads-unique.ts';

const described = (length: number) => page('A', [], { description: 'a'.repeat(length) });

test.each([70, 100, 160])('accepts a description of %i characters', (length) => {
  expect(problemsOf(headsUnique, siteOf({ 'live.json': described(length) }))).toEqual([]);
});

test('counts a place for a hyphen as nothing and a no-break space as one', () => {
  const description = `${'a'.repeat(158)}&shy;&nbsp;a`;
  expect(problemsOf(headsUnique, siteOf({ 'live.json': page('A', [], { description }) }))).toEqual([]);
});

test.each([1, 69, 161, 200])('rejects a description of %i characters', (length) => {
  expect(problemsOf(headsUnique, siteOf({ 'live.json': described(length) }))).toEqual([
    'description-length live.json#/description',
  ]);
});

const named = (title: string, description: string) => page(title, [], { description: description.padEnd(80, '.') });

test('accepts pages that differ', () => {
  const files = { 'a.json': named('Eins', 'Die erste Seite'), 'b.json': named('Zwei', 'Die zweite Seite') };
  expect(problemsOf(headsUnique, siteOf(files))).toEqual([]);
});

test.each([
  ['one title', named('Eins', 'Die zweite Seite'), ['title-duplicate b.json#/title']],
  ['one title in capitals', named('EINS', 'Die zweite Seite'), ['title-duplicate b.json#/title']],
  ['one description', named('Zwei', 'Die erste Seite'), ['description-duplicate b.json#/description']],
  [
    'one head',
    named('Eins', 'Die erste Seite'),
    ['title-duplicate b.json#/title', 'description-duplicate b.json#/description'],
  ],
])('rejects two pages with %s', (_, second, findings) => {
  expect(problemsOf(headsUnique, siteOf({ 'a.json': named('Eins', 'Die erste Seite'), 'b.json': second }))).toEqual(
    findings,
  );
});

test.each([
  [
    'is a draft',
    { 'bb.json': named('Eins', 'Zwei') },
    { 'a.json': { ...named('Eins', 'Drei'), draft: true } },
    '/a',
    'a',
  ],
  ['nothing leads to', { 'b.json': named('Eins', 'Zwei') }, { 'a.json': named('Eins', 'Drei') }, '/b', 'a'],
  [
    'has more in its address',
    { 'a.json': named('Eins', 'Zwei') },
    { 'a-kopie.json': named('Eins', 'Drei') },
    '/',
    'a-kopie',
  ],
])('of two pages the one that %s is the copy', (_, original, copy, path, told) => {
  const files = { ...original, ...copy, '_site/menu.json': menu(path) };
  expect(problemsOf(headsUnique, siteOf(files))).toEqual([`title-duplicate ${told}.json#/title`]);
});

test('the page for unknown addresses is none that search engines show', () => {
  const files = { '_site/not-found.json': page('Start', [], { description: 'Kurz.' }) };
  expect(problemsOf(headsUnique, siteOf(files))).toEqual([]);
});
