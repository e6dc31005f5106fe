import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blockSchemas } from '../../src/blocks/schemas.gen.ts';
import { documentSchemas } from '../../src/documents/documents.ts';
import { type Shape, shapeOf } from '../../src/documents/shape.ts';
import { entriesOf } from '../../src/files/entries.ts';
import { germanIn } from '../sites/traces.ts';

/** What belongs to the first site is content of it: code holds neither its name and colours nor sentences in its language. */
const FOLDERS = ['src', 'server', 'functions', 'scripts', 'mail'];
const SCANNED = /\.(?:tsx?|mts|mjs|css|json|template)$/u;
const TESTS = /\.test\.|\/(?:fixtures|migrated)\/|\/(?:fixture|testing|cases)\.tsx?$|\.gen\.ts$|\/examples\.json$/u;

/** Where German stands by design. */
const GERMAN = [
  /^src\/words\/de\.ts$/u,
  // What the engine writes into German sites, beside the same in English.
  /^src\/templates\/(?:(?:pages|site)\/de\/|form-page\.json$|thank-you\.json$)/u,
  // Both languages in turn, without keys.
  /^src\/findings\/messages\/|^src\/tools\/lock\/changes\.ts$|\/templates\/message\.ts\.template$/u,
  // What checks of German texts look for.
  /^src\/pipeline\/check\/(?:language\/|texts-)/u,
  // What authors read in their editor: both languages in turn, without keys. Examples of blocks are in German.
  /^src\/(?:documents|fields)\/|^src\/blocks\/(?:block|[^/]+\/schema)\.ts$/u,
  /^src\/tools\/(?:catalogue|generate)\/|^src\/preview\/catalogue\.ts$|^src\/tools\/scaffold\/templates\/block\//u,
  // Asks for the language itself.
  /^src\/tools\/impact\/words\.ts$/u,
  // Characters, particles of names, a sample to measure.
  /^scripts\/build\/(?:fonts|site-fonts)\.ts$|^mail\/letters\/name\.ts$/u,
];

const files = FOLDERS.flatMap((folder) => entriesOf(folder).files.map((path) => `${folder}/${path}`)).filter(
  (file) => SCANNED.test(file) && !TESTS.test(file),
);
const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('no code has the name of the first site or speaks of its trade', () => {
  const names = /Lumen|Leute|L&L|\bagenc(?:y|ies)\b|Agentur/giu;
  expect(texts.flatMap(({ file, text }) => (text.match(names) ?? []).map((name) => `${file}: ${name}`))).toEqual([]);
});

test('no code has a colour of the first site', () => {
  const { colors, lights } = JSON.parse(readFileSync('pages-data/_site/theme.json', 'utf8'));
  // A red for errors is the engine's own, too.
  const { error: _, ...own } = colors;
  const known = [...Object.values(own), ...Object.values(lights)].map(String);
  const found = texts.flatMap(({ file, text }) =>
    known.filter((color) => text.toLowerCase().includes(color)).map((color) => `${file}: ${color}`),
  );
  expect(found).toEqual([]);
});

test('what a document leaves out is no text or address of the first site: a choice, a number, a colour, a length', () => {
  const schemas = Object.entries({ ...blockSchemas, ...documentSchemas });
  const texts = schemas.flatMap(([name, schema]) => standardTexts(shapeOf(schema)).map((text) => `${name}: ${text}`));
  expect(texts.filter((text) => !/: (?:#[0-9a-f]{6}|[0-9]+px)$/u.test(text))).toEqual([]);
});

test('German stands beside its English', () => {
  const open = texts.filter(({ file }) => !GERMAN.some((place) => place.test(file)));
  const found = open.flatMap(({ file, text }) => germanIn(strings(file, text)).map((word) => `${file}: ${word}`));
  expect(found).toEqual([]);
});

test('what stands under `de` is passed over, as far as it reaches', () => {
  const nested = `\`und ${PLACE}b ? 'nicht' : \`oder\`}\``;
  const code = `const a = { de: { x: ${nested}, y: ['für'] }, en: 'e' }; const c = 'eine';`;
  expect(germanIn(strings('a.ts', code))).toEqual(['eine']);
});

/** The texts that a schema gives to what says nothing; a text that is one of few is a name of the engine's. */
function standardTexts({
  enum: choices,
  default: standard,
  items,
  others,
  properties = {},
  oneOf = [],
}: Shape): string[] {
  const parts = [items, others, ...Object.values(properties), ...oneOf].filter((part) => part !== undefined);
  return [...(choices ? [] : textsIn(standard)), ...parts.flatMap(standardTexts)];
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn);

/** The texts in code that are not the German half of a pair; of other files all. */
function strings(file: string, text: string): string {
  if (!/\.(?:tsx?|mts|mjs)$/u.test(file)) return text;
  let code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '');
  for (let at = code.search(KEY); at >= 0; at = code.search(KEY)) {
    code = code.slice(0, at) + code.slice(endOfValue(code, at + 'de ='.length));
  }
  return (code.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}]+</gu) ?? []).join('\n');
}

/** `de: …` in a table, or `const de = …` beside `const en`. */
const KEY = /(?<![\w.])de(?::\s| = (?=\{))/u;
/** Where code begins within a template. */
const PLACE = '$\u007b';
const PAIRS: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/** Where the value that begins at a place ends: before the comma or the bracket that follows it. */
function endOfValue(code: string, from: number): number {
  let at = from;
  while (at < code.length && !',)]};'.includes(code.charAt(at))) at = endOfPart(code, at);
  return at;
}

function endOfPart(code: string, at: number): number {
  const sign = code.charAt(at);
  if (sign === "'" || sign === '"') return endOfText(code, at + 1, sign);
  if (sign === '`') return endOfTemplate(code, at + 1);
  const close = PAIRS[sign];
  return close === undefined ? at + 1 : endOfBrackets(code, at + 1, close);
}

function endOfBrackets(code: string, from: number, close: string): number {
  let at = from;
  while (at < code.length && code.charAt(at) !== close) at = endOfPart(code, at);
  return at + 1;
}

function endOfText(code: string, from: number, quote: string): number {
  let at = from;
  while (at < code.length && code.charAt(at) !== quote) at += code.charAt(at) === '\\' ? 2 : 1;
  return at + 1;
}

function endOfTemplate(code: string, from: number): number {
  let at = from;
  while (at < code.length && code.charAt(at) !== '`')
    at = code.startsWith(PLACE, at) ? endOfBrackets(code, at + 2, '}') : at + (code.charAt(at) === '\\' ? 2 : 1);
  return at + 1;
}
