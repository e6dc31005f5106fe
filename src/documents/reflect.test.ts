import { expect, test } from 'vitest';
import { z } from 'zod';
import type { JsonPath } from './json.ts';
import { optionsByTag, schemaAt, unwrap } from './reflect.ts';

const leaf = z.string();
const link = z.strictObject({ kind: z.literal('link'), href: leaf });
const mail = z.strictObject({ kind: z.literal('mail'), address: leaf });
const union = z.discriminatedUnion('kind', [link, mail]);
const root = z.strictObject({ title: leaf.optional(), items: z.array(union).default([]) });
const value = { title: 'A', items: [{ kind: 'mail', address: 'a' }, { kind: 'fax' }] };

test.each([
  [[], root],
  [['title'], leaf],
  [['items', 0], mail],
  [['items', 0, 'address'], leaf],
  [['items', 1], union],
  [['items', 9], union],
] satisfies ReadonlyArray<[JsonPath, z.ZodType]>)('at %j stands the schema that governs it', (path, schema) => {
  expect(schemaAt(root, value, path)).toBe(schema);
});

test.each([[['other']], [['title', 'x']], [['items', 0, 'href']], [['items', 1, 'href']]])(
  'at %j there is none',
  (path) => {
    expect(schemaAt(root, value, path)).toBeUndefined();
  },
);

test('wrappers are taken off', () => {
  expect(unwrap(leaf.default('a').optional())).toBe(leaf);
  expect(unwrap(leaf)).toBe(leaf);
});

test('the options of a union by their tags', () => {
  expect(optionsByTag(union)).toEqual({
    tag: 'kind',
    options: new Map<string, z.ZodObject>([
      ['link', link],
      ['mail', mail],
    ]),
  });
  expect(optionsByTag(leaf)).toBeUndefined();
});
