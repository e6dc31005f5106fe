import type { z } from 'zod';
import { type JsonPath, valueAt } from '../../documents/json.ts';
import { optionsByTag, schemaAt, unionAt } from '../../documents/reflect.ts';
import { aboutOf } from '../../fields/about.ts';
import type { Problem } from '../../findings/finding.ts';
import type { Variant } from '../../findings/messages/shape.ts';
import { meant, nearestName } from '../../findings/nearest.ts';
import { translationsOf } from '../../findings/synonyms.ts';
import { describeValue, oneOf } from './describe.ts';
import type { ParsedFile } from './parse.ts';

type Union = NonNullable<ReturnType<typeof optionsByTag>>;

const variantsOf = ({ options }: Union): Variant[] =>
  [...options].map(([name, option]) => ({ name, about: aboutOf(option) }));

/** Blocks are too many to be distinguished by their properties, and too different to be confused. */
const isOfFew = ({ tag }: Union) => tag !== 'type';

/**
 * The variant that a value claims to be, and the others that one of its properties belongs to: `href` in a button of
 * the kind `contact`. Undefined where no other kind knows it.
 */
export function otherVariantOf(
  key: string,
  owner: JsonPath,
  root: z.ZodType,
  value: unknown,
): { tag: string; own: Variant; others: Variant[] } | undefined {
  const union = unionAt(root, value, owner);
  if (!union || !isOfFew(union)) return undefined;
  const { tag, options } = union;
  const named = String(valueAt(value, [...owner, tag]));
  const own = variantsOf(union).find(({ name }) => name === named);
  const others = variantsOf(union).filter(({ name }) => name !== named && knows(options.get(name), key));
  return own && others.length > 0 ? { tag, own, others } : undefined;
}

/** Whether a property is missed only because of the variant that a value claims to be, while it has properties of another. */
export function isMissedByVariant(path: JsonPath, root: z.ZodType, value: unknown): boolean {
  const owner = path.slice(0, -1);
  const union = unionAt(root, value, owner);
  if (!union) return false;
  const foreign = Object.keys(Object(valueAt(value, owner)))
    .flatMap((key) => (knows(schemaAt(root, value, owner), key) ? [] : [otherVariantOf(key, owner, root, value)]))
    .flatMap((found) => found?.others ?? []);
  return foreign.some(({ name }) => !knows(union.options.get(name), String(path.at(-1))));
}

const knows = (option: z.core.$ZodType | undefined, key: string) =>
  option !== undefined && 'shape' in option && Object.hasOwn(Object(option.shape), key);

/** Whether an option knows a property, or one that is called so in other words: `link` for `href`. */
const hasName = (option: z.ZodObject | undefined, key: string) =>
  option !== undefined && (knows(option, key) || translationsOf(key, Object.keys(option.shape)).length > 0);

/** A tagged union whose tag is missing or unknown: a block without a type, an action of an unknown kind. */
export function unionProblem(path: JsonPath, root: z.ZodType, file: ParsedFile): Problem {
  const owner = path.slice(0, -1);
  const union = optionsByTag(schemaAt(root, file.value, owner) ?? root);
  const options = [...(union?.options.keys() ?? [])];
  const kinds = union && isOfFew(union) ? variantsOf(union) : [];
  const tag = union?.tag ?? String(path.at(-1));
  const value = valueAt(file.value, path);
  if (value !== undefined) {
    const found = {
      file: file.path,
      spot: { at: 'value', path } as const,
      ...(typeof value === 'string' ? meant(value, options) : {}),
      expected: options.join(', '),
      received: describeValue(value),
    };
    const details = { name: tag, options };
    if (tag === 'type') return { code: 'unknown-block-type', ...found, details };
    return { code: 'unknown-value', ...found, details: { ...details, variants: kinds } };
  }
  const keys = Object.keys(Object(valueAt(file.value, owner)));
  // Where a shared section may be used, its blocks have taken the place of the use.
  if (tag === 'type' && keys.includes('use'))
    return { code: 'section-nested', file: file.path, spot: { at: 'key', path: [...owner, 'use'] }, details: {} };
  const misspelt = keys.find((key) => nearestName(key, [tag]) !== undefined);
  if (misspelt === undefined) {
    // What the value has may leave only one kind.
    const fitting = kinds.filter(({ name }) => keys.every((key) => hasName(union?.options.get(name), key)));
    const left = fitting.length === 1 ? fitting : kinds;
    const able = options.filter((name) => keys.length > 0 && keys.every((key) => knows(union?.options.get(name), key)));
    return {
      code: 'missing-property',
      file: file.path,
      spot: { at: 'value', path },
      details: { name: tag, variants: left },
      expected: oneOf(left.length > 0 ? left.map(({ name }) => name) : able.length > 0 ? able : options),
    };
  }
  return {
    code: 'unknown-property',
    file: file.path,
    spot: { at: 'key', path: [...owner, misspelt] },
    details: { name: misspelt, known: [tag] },
    nearest: tag,
    fix: meant(misspelt, [tag]).fix,
    expected: tag,
    received: misspelt,
  };
}
