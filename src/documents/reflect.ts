import { z } from 'zod';
import { aboutOf } from '../fields/about.ts';
import { type JsonPath, property } from './json.ts';

/** A schema without its `optional` and `default` wrappers. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault) inner = inner.def.innerType;
  return inner;
}

/** Whether an object may not leave the property out. */
export const isNeeded = (schema: z.core.$ZodType): boolean =>
  !(schema instanceof z.ZodOptional || schema instanceof z.ZodDefault);

/** The option of a tagged union by its tag's value. */
export function optionsByTag(union: z.core.$ZodType): { tag: string; options: Map<string, z.ZodObject> } | undefined {
  if (!(union instanceof z.ZodDiscriminatedUnion)) return undefined;
  const tag = union.def.discriminator;
  const options = new Map<string, z.ZodObject>();
  for (const option of union.def.options) {
    if (!(option instanceof z.ZodObject)) continue;
    const literal: unknown = option.shape[tag];
    if (literal instanceof z.ZodLiteral) for (const value of literal.def.values) options.set(String(value), option);
  }
  return { tag, options };
}

/**
 * The schema that governs the value at a path; unions are decided by their tag in `value`.
 * Undefined where the path leaves the schema.
 */
export function schemaAt(root: z.core.$ZodType, value: unknown, path: JsonPath): z.core.$ZodType | undefined {
  let schema: z.core.$ZodType | undefined = choose(unwrap(root), value);
  let current = value;
  for (const key of path) {
    if (schema instanceof z.ZodObject) schema = schema.shape[key] ?? otherOf(schema);
    else if (schema instanceof z.ZodArray) schema = schema.def.element;
    else return undefined;
    if (!schema) return undefined;
    current = property(current, key);
    schema = choose(unwrap(schema), current);
  }
  return schema;
}

/** What governs the properties of an object that it does not name; undefined where it allows no such, or anything. */
export function otherOf({ def: { catchall } }: z.ZodObject): z.core.$ZodType | undefined {
  return catchall instanceof z.ZodNever || catchall instanceof z.ZodUnknown ? undefined : catchall;
}

/** The tagged union that governs the value at a path, whatever its tag. */
export function unionAt(root: z.core.$ZodType, value: unknown, path: JsonPath) {
  const key = path.at(-1);
  const owner = schemaAt(root, value, path.slice(0, -1));
  let schema: z.core.$ZodType | undefined;
  if (key === undefined) schema = root;
  else if (owner instanceof z.ZodObject) schema = owner.shape[key];
  else if (owner instanceof z.ZodArray) schema = owner.def.element;
  return schema && optionsByTag(unwrap(schema));
}

/** What the schema says that the value at a path is for; of an entry, what its list is for. */
export function aboutAt(root: z.core.$ZodType, value: unknown, path: JsonPath): ReturnType<typeof aboutOf> {
  const owner = schemaAt(root, value, path.slice(0, -1));
  const key = path.at(-1);
  if (owner instanceof z.ZodArray) return aboutAt(root, value, path.slice(0, -1));
  const schema: unknown = owner instanceof z.ZodObject && key !== undefined ? owner.shape[key] : undefined;
  return schema instanceof z.ZodType ? aboutOf(schema) : undefined;
}

/** The option of a tagged union that the tag of `value` selects; any other schema as it is. */
function choose(schema: z.core.$ZodType, value: unknown): z.core.$ZodType {
  const union = optionsByTag(schema);
  if (!union) return schema;
  return union.options.get(String(property(value, union.tag))) ?? schema;
}
