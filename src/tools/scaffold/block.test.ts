import { expect, test } from 'vitest';
import { filledTemplate, filledTemplates } from '../../../scripts/scaffold/templates.ts';
import { blockValues, descriptionProblem } from './block.ts';

const contents = (type: string, description = { de: 'Wand mit Zitaten', en: 'Wall of quotations' }) =>
  new Map(
    filledTemplates('block', blockValues(type, description)).map(({ path, content }) => [
      path.slice('src/blocks/'.length),
      content,
    ]),
  );

test('a block has its five roles', () => {
  expect([...contents('quoteWall').keys()]).toEqual([
    'quoteWall/QuoteWall.test.tsx',
    'quoteWall/QuoteWall.tsx',
    'quoteWall/examples.json',
    'quoteWall/schema.ts',
    'quoteWall/styles.ts',
  ]);
});

test('the examples are the smallest, the typical and the largest, of the block’s own type', () => {
  const examples: Record<string, { type: string; entries: unknown[] }> = JSON.parse(
    contents('quoteWall').get('quoteWall/examples.json') ?? '',
  );
  expect(Object.keys(examples)).toEqual(['smallest', 'typical', 'largest']);
  expect(Object.values(examples).map(({ type }) => type)).toEqual(['quoteWall', 'quoteWall', 'quoteWall']);
  expect(Object.values(examples).map(({ entries }) => entries.length)).toEqual([1, 3, 8]);
});

test('the examples for an English site are like the German ones', () => {
  const shapeOf = (text: string | undefined) =>
    JSON.parse(text ?? '', (key, value) => (typeof value === 'string' && !['type', 'tone'].includes(key) ? '' : value));
  const english = filledTemplate('examples.en.json', blockValues('quoteWall', { de: 'Wand', en: 'Wall' }));
  expect(shapeOf(english)).toEqual(shapeOf(contents('quoteWall').get('quoteWall/examples.json')));
  expect(english).not.toMatch(/[äöüß]/u);
});

test.each([
  ['Wand', 'Wall', `about('Wand', 'Wall')`],
  ['Wall', 'Wall', `'Wall'`],
  ['Wand „groß“', 'Wall', `about('Wand „groß“', 'Wall')`],
  ["Peters 'Wand'", "Peter's wall", `about("Peters 'Wand'", "Peter's wall")`],
  [`"Peters" 'Wand'`, 'Wall', `about('"Peters" \\'Wand\\'', 'Wall')`],
  ['W'.repeat(50), 'w'.repeat(50), `about(\n      '${'W'.repeat(50)}',\n      '${'w'.repeat(50)}',\n    )`],
])('the description %s, %s becomes literals', (de, en, call) => {
  expect(contents('wall', { de, en }).get('wall/schema.ts')).toContain(`    description: ${call},\n`);
});

test.each(['abend', 'zitat'])('the imports of the test of %s are sorted', (type) => {
  const lines = [...contents(type).values()].at(0)?.split('\n') ?? [];
  const local = lines.map((line) => /from '(\.\/[^']+)'/u.exec(line)?.[1]?.toLowerCase()).filter(Boolean);
  expect(local).toHaveLength(3);
  expect(local).toEqual([...local].sort());
});

test.each([
  ['', 'nicht leer'],
  ['  ', 'nicht leer'],
  ['zwei\nZeilen', 'ohne Zeilenumbruch'],
  ['a\\b', 'ohne Rückstrich'],
  ['x'.repeat(91), '--description hat 91 Zeichen, Platz ist für 90.'],
])('the description %j is refused', (description, words) => {
  expect(descriptionProblem(description)?.de).toContain(words);
});

test('a description of the longest length is accepted', () => {
  expect(descriptionProblem('x'.repeat(90))).toBeUndefined();
});
