import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { blockSchemas } from '../../src/blocks/schemas.gen.ts';
import type { JsonPath } from '../../src/documents/json.ts';
import { pageSchema } from '../../src/documents/page.ts';
import { useSchema } from '../../src/documents/section.ts';
import { locateFindings } from '../../src/findings/locate.ts';
import { factCollector } from '../../src/pipeline/read/collect.ts';
import { pageReader } from '../../src/pipeline/read/page.ts';
import { isUse } from '../../src/pipeline/read/sections/expand.ts';
import { withoutRepeatedUses } from '../../src/pipeline/read/sections/place.ts';
import { sectionOf } from '../../src/pipeline/read/sections/section.ts';
import { hostileUrls } from './hostile-urls.ts';
import { isContainer, mutate, type Random, randomNumbers } from './mutations.ts';

const SEED = Number(process.env.SEED ?? 20261121);
const MUTATIONS = Number(process.env.MUTATIONS ?? 3000);

/** The options of `ajv validate --spec=draft7 --all-errors`: strict mode, no plugin. */
const ajvValid = new Ajv({ allErrors: true, strict: true, strictTypes: false, logger: false }).compile(
  JSON.parse(readFileSync('schema/page.schema.json', 'utf8')),
);

const pages: unknown[] = readdirSync('pages-data', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json') && !path.startsWith('_'))
  .map((path) => JSON.parse(readFileSync(`pages-data/${path}`, 'utf8')));

const encoder = new TextEncoder();
const readPages = pageReader();
const SECTION = 'under-development';
const sectionFile = `_shared/${SECTION}.json`;
const sections = new Map([
  [SECTION, sectionOf(SECTION, sectionFile, JSON.parse(readFileSync(`pages-data/${sectionFile}`, 'utf8')))],
]);

/**
 * Whether zod takes a page by its shape alone: its own blocks, and in the same list what asks for shared sections. zod
 * leaves `__proto__` out of records; the schema that a section makes of its parameters refuses it.
 */
function takesPage(page: unknown): boolean {
  const blocks: unknown = isContainer(page) ? Reflect.get(page, 'blocks') : undefined;
  if (!Array.isArray(blocks)) return pageSchema.safeParse(page).success;
  const own = blocks.map((block) => (isUse(block) ? { type: 'hero', title: 'Titel' } : block));
  const uses = blocks.filter(isUse);
  return (
    pageSchema.safeParse({ ...Object(page), blocks: own }).success &&
    uses.every((use) => useSchema.safeParse(use).success && !Object.hasOwn(Object(use.with ?? {}), '__proto__'))
  );
}

test.each([
  [{ use: SECTION }, true],
  [{ use: SECTION, with: {} }, true],
  [{ use: SECTION, with: { title: 'Text' } }, true],
  [{ use: SECTION, with: { title: 4 } }, false],
  [{ use: SECTION, with: ['Text'] }, false],
  [{ use: SECTION, wiht: {} }, false],
  [{ use: SECTION, type: 'hero', title: 'Titel' }, false],
  [{ use: 'Under Development' }, false],
  [{ use: null }, false],
  [{ with: {} }, false],
])('both validators agree on %j', (use, isTaken) => expect(accepts(use)).toBe(isTaken));

function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** Most mutations need no more of a page than one of its blocks. */
function withOneBlock(page: unknown, random: Random): unknown {
  const blocks: unknown = isContainer(page) ? Reflect.get(page, 'blocks') : undefined;
  return Array.isArray(blocks) ? { ...Object(page), blocks: [pick(blocks, random)] } : page;
}

test(`zod and the JSON Schema agree on ${MUTATIONS} mutated pages, and every refusal is located (seed ${SEED})`, () => {
  const random = randomNumbers(SEED);
  const disagreements: string[] = [];
  const unlocated: string[] = [];
  let refused = 0;
  for (let i = 0; i < MUTATIONS; i++) {
    const page = structuredClone(i % 10 === 0 ? pick(pages, random) : withOneBlock(pick(pages, random), random));
    const what = mutate(page, random);
    const accepted = takesPage(page);
    if (accepted !== ajvValid(page)) disagreements.push(`${i}: ${what}, zod ${accepted ? 'accepts' : 'refuses'}`);
    if (accepted) continue;
    refused++;
    const text = JSON.stringify(page, null, 2);
    const problems = readPages([{ path: 'page.json', bytes: encoder.encode(text) }], sections).flatMap(
      (result) => result.problems,
    );
    const located = locateFindings(withoutRepeatedUses(problems, problems), new Map([['page.json', text]]));
    if (located.length === 0 || located.some((finding) => finding.line < 1)) unlocated.push(`${i}: ${what}`);
  }
  expect(disagreements).toEqual([]);
  expect(unlocated).toEqual([]);
  expect(refused).toBeGreaterThan(MUTATIONS / 4);
});

/** Every field of every block that holds an address, by the block's largest example. */
const urlFields = Object.entries(blockSchemas).flatMap(([type, schema]) => {
  const examples: Record<string, unknown> = JSON.parse(readFileSync(`src/blocks/${type}/examples.json`, 'utf8'));
  const facts = factCollector(schema)(examples.largest);
  return [...facts.links, ...facts.files]
    .filter(({ path, value }) => valueAt(examples.largest, path) === value)
    .map(({ path }) => ({ type, path, block: examples.largest }));
});

test('every field that holds an address refuses every hostile one, in both validators', () => {
  const fields = new Set(urlFields.map(({ path }) => path.at(-1)));
  expect([...fields].sort()).toEqual([
    'ctaHref',
    'ctaLink',
    'href',
    'iconUrl',
    'logoUrl',
    'mp4',
    'poster',
    'src',
    'webm',
  ]);
  const passed = urlFields.flatMap(({ type, path, block }) =>
    hostileUrls
      .filter((url) => accepts(withValue(block, path, url)))
      .map((url) => `${type}/${path.join('/')}: ${JSON.stringify(url)}`),
  );
  expect(passed).toEqual([]);
});

test('links inside texts refuse every hostile address, in both validators', () => {
  const intro = (url: string) => ({ type: 'intro', lead: `Lesen Sie [mehr](${url}) dazu.` });
  expect(accepts(intro('/impressum'))).toBe(true);
  expect(hostileUrls.filter((url) => accepts(intro(url)))).toEqual([]);
});

test.each([
  '/security',
  '/live/event-production#ablauf',
  '#ablauf',
  'https://www.example.com/a?b=c',
  'mailto:{site.email}',
  'tel:+4930',
])('both validators accept the link %s', (href) => {
  const action = { kind: 'link', label: 'Mehr', href };
  expect(accepts({ type: 'hero', title: 'Titel', action })).toBe(true);
});

/** Whether one of the validators takes the block. */
function accepts(block: unknown): boolean {
  const page = { title: 'Titel', description: 'Beschreibung', blocks: [block] };
  const [zod, ajv] = [takesPage(page), ajvValid(page)];
  expect(zod).toBe(ajv);
  return zod || ajv;
}

function valueAt(root: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((value, key) => (isContainer(value) ? Reflect.get(value, key) : undefined), root);
}

function withValue(root: unknown, path: JsonPath, value: string): unknown {
  const copy = structuredClone(root);
  const owner = valueAt(copy, path.slice(0, -1));
  if (!isContainer(owner)) throw new Error(`no value at ${path.join('/')}`);
  Reflect.set(owner, path.at(-1) ?? '', value);
  return copy;
}
