import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { blockSchemas } from '../../src/blocks/schemas.gen.ts';
import { documentSchemas } from '../../src/documents/documents.ts';
import { schemaOf, shapeOf } from '../../src/documents/shape.ts';
import { mutate, randomNumbers } from './mutations.ts';

const SEED = Number(process.env.SEED ?? 20261121);
const MUTATIONS = 2_000;

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Schemas with a value each that they accept. */
const samples: Array<{ name: string; schema: z.ZodType; value: unknown }> = [
  ...Object.entries(blockSchemas).map(([name, schema]) => {
    const { largest } = z.object({ largest: z.unknown() }).parse(read(`src/blocks/${name}/examples.json`));
    return { name, schema, value: largest };
  }),
  { name: 'page', schema: documentSchemas.page, value: read('pages-data/security.json') },
  { name: 'site', schema: documentSchemas.site, value: read('pages-data/_site/site.json') },
  { name: 'theme', schema: documentSchemas.theme, value: read('pages-data/_site/theme.json') },
  { name: 'menu', schema: documentSchemas.menu, value: read('pages-data/_site/menu.json') },
  ...readdirSync('pages-data/_site/forms').map((file) => {
    return { name: file, schema: documentSchemas.form, value: read(`pages-data/_site/forms/${file}`) };
  }),
];

/** An old version is known by its locked shape alone: a shape that forgets a rule would take new pages for old ones. */
test(`a locked shape accepts what its schema accepts, and nothing else (${MUTATIONS} mutations, seed ${SEED})`, () => {
  const random = randomNumbers(SEED);
  const locked = samples.map((sample) => {
    return { ...sample, shape: schemaOf(JSON.parse(JSON.stringify(shapeOf(sample.schema)))) };
  });
  expect(locked.filter(({ shape, value }) => !shape.safeParse(value).success).map(({ name }) => name)).toEqual([]);
  const disagreements: string[] = [];
  let refused = 0;
  for (let i = 0; i < MUTATIONS; i++) {
    const { name, schema, shape, value } = locked[i % locked.length] ?? {
      name: '',
      schema: z.never(),
      shape: z.never(),
    };
    const mutated = structuredClone(value);
    const what = mutate(mutated, random);
    const accepted = schema.safeParse(mutated).success;
    if (!accepted) refused++;
    if (accepted !== shape.safeParse(mutated).success) disagreements.push(`${name}: ${what}`);
  }
  expect(disagreements).toEqual([]);
  expect(refused).toBeGreaterThan(MUTATIONS / 4);
});

test('a keyword that the lock cannot hold is not forgotten in silence', () => {
  expect(() => shapeOf(z.strictObject({ when: z.iso.date() }))).toThrow(
    'The lock cannot hold "format" yet: src/documents/shape.ts',
  );
});
