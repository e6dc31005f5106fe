import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { blockUnion } from '../documents/block-union.ts';
import { unwrap } from '../documents/reflect.ts';
import { effects } from '../fields/effects.ts';
import { factCollector } from '../pipeline/read/collect.ts';
import { BlockList } from '../render/BlockList.tsx';
import { blockComponents } from './components.gen.ts';
import { blockSchemas } from './schemas.gen.ts';
import { renderBlock } from './testing.tsx';

/** Every block has these. Of a tone the descriptions say which picture overrules it. */
const COMMON = new Set(['type', 'id', 'lang', 'tone']);

/** A property, and the values to try it with; without it where a value is undefined. */
interface Trial {
  property: string;
  values: readonly unknown[];
}

const blocks = Object.entries<z.ZodObject>(blockSchemas).map(([type, schema]) => ({ type, schema }));

test.each(blocks)('$type: what changes nothing beside another property is what its schema says', ({ type, schema }) => {
  const { draw, collect } = judging(schema);
  const keepsRules = (block: object) => collect(block).brokenRules.length === 0;
  const idleIn = (block: object) => collect(block).withoutEffect.map(({ value }) => value.property);
  const dependedOn = new Set<string>(effects.get(schema)?.effects.map(({ other }) => other));
  const all = trialsOf(schema);
  const largest = largestOf(type);
  const [wrong, silent]: [string[], string[]] = [[], []];
  for (const { property: other, values } of all.filter(({ property }) => !/[.[]/u.test(property))) {
    const settings = values
      .map((value) => ({ value, block: changed(largest, other, value) }))
      // Where the other one has itself no effect, that is told, and this one is not decided by what it says.
      .filter(({ block }) => keepsRules(block) && !idleIn(block).some((name) => dependedOn.has(name)));
    // What two parts that may be missing ask of each other is a rule of the schema.
    const isOptional = values.includes(undefined);
    const others = all.filter(
      (own) => !own.property.startsWith(other) && !(isOptional && own.values.includes(undefined)),
    );
    for (const own of others) {
      const idle = settings.filter(({ value, block }) => {
        const variants = own.values.map((each) => changed(block, own.property, each)).filter(keepsRules);
        const told = variants.filter((variant) => idleIn(variant).includes(own.property));
        const without = draw(changed(block, own.property, undefined));
        if (told.some((variant) => draw(variant) !== without))
          wrong.push(`${own.property} beside ${other}: ${String(value)}`);
        // Without the property there is nothing to tell; of several values one is that which all of them look like.
        return new Set(variants.map(draw)).size === 1 && told.length < variants.length - 1;
      });
      // What has no effect whatever the other one says owes that to a third.
      if (idle.length < settings.length)
        silent.push(...idle.map(({ value }) => `${own.property} beside ${other}: ${String(value)}`));
    }
  }
  expect({ wrong, silent }).toEqual({ wrong: [], silent: [] });
});

/** Draws blocks of a schema and collects what is known of them, of each once. */
function judging(schema: z.ZodObject) {
  const once = <T,>(judge: (block: object) => T) => {
    const known = new Map<string, T>();
    return (block: object): T => {
      const key = JSON.stringify(block);
      const result = known.get(key) ?? judge(block);
      known.set(key, result);
      return result;
    };
  };
  return {
    draw: once((block) => renderBlock(<BlockList blocks={[blockUnion.parse(block)]} components={blockComponents} />)),
    collect: once(factCollector(schema)),
  };
}

/** The choices, switches and optional properties of a block, and of what its lists and objects hold. */
function trialsOf(schema: z.ZodObject, at = ''): Trial[] {
  return Object.entries<z.core.$ZodType>(schema.shape)
    .flatMap(([key, part]) => {
      if (COMMON.has(key)) return [];
      const inner = unwrap(part);
      const property = `${at}${key}`;
      const own = { property, values: choicesOf(part) };
      if (at !== '') return own;
      const entry = inner instanceof z.ZodArray ? inner.def.element : inner;
      return [
        own,
        ...(entry instanceof z.ZodObject ? trialsOf(entry, `${property}${entry === inner ? '' : '[]'}.`) : []),
      ];
    })
    .filter(({ values }) => values.length > 1);
}

const AS_IT_IS = Symbol('as it is');

function choicesOf(schema: z.core.$ZodType): unknown[] {
  if (schema instanceof z.ZodOptional) return [undefined, AS_IT_IS];
  const inner = unwrap(schema);
  if (inner instanceof z.ZodEnum) return inner.options;
  if (inner instanceof z.ZodLiteral) return [...inner.def.values];
  return inner instanceof z.ZodBoolean ? [false, true] : [];
}

/** The block with another value of a property, in every entry of a list. */
function changed(block: object, property: string, value: unknown): object {
  if (value === AS_IT_IS) return block;
  const [key = '', ...rest] = property.split('.');
  const name = key.replace('[]', '');
  const inner: unknown = Reflect.get(block, name);
  if (rest.length === 0) return { ...block, [name]: value };
  const below = (one: object) => changed(one, rest.join('.'), value);
  if (Array.isArray(inner)) return { ...block, [name]: inner.map(below) };
  return typeof inner === 'object' && inner !== null ? { ...block, [name]: below(inner) } : block;
}

/** The largest example, of its lists two entries: more of them show no further property. */
function largestOf(type: string): object {
  const { largest } = JSON.parse(readFileSync(new URL(`${type}/examples.json`, import.meta.url), 'utf8'));
  return shortened(largest);
}

function shortened<T>(value: T): T;
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}
