import { z } from 'zod';
import { isNeeded, optionsByTag, unwrap } from '../../../documents/reflect.ts';

/** The properties that an object may not leave out, with their schemas. */
export const neededOf = (schema: z.core.$ZodType | undefined): Array<[string, z.core.$ZodType]> =>
  schema instanceof z.ZodObject ? Object.entries(schema.shape).filter(([, part]) => isNeeded(part)) : [];

/** The only list that an object needs beside nothing else: its name, and what its entries are. */
export function onlyList(schema: z.core.$ZodType): { name: string; entry: z.core.$ZodType } | undefined {
  const [needed, ...others] = neededOf(schema);
  const list = needed && unwrap(needed[1]);
  if (!needed || others.length > 0 || !(list instanceof z.ZodArray)) return undefined;
  return { name: needed[0], entry: list.def.element };
}

/**
 * The entries that a group of names and values stands for, where an entry needs two texts and nothing else:
 * `{ "/old": "/new" }` for `[{ "from": "/old", "to": "/new" }]`. Undefined where one of the texts does not fit.
 */
export function entriesOf(entry: z.core.$ZodType, group: object): object[] | undefined {
  const inner = unwrap(entry);
  const [first, second, ...others] = optionsByTag(inner) ? [] : neededOf(inner);
  if (!first || !second || others.length > 0) return undefined;
  const entries = Object.entries(group).map(([name, value]) => ({ [first[0]]: name, [second[0]]: value }));
  return entries.length > 0 && entries.every((each) => z.safeParse(inner, each).success) ? entries : undefined;
}

/** A list as an example: its first entry, and a sign for the others. */
export const exampleList = ([first, ...others]: readonly object[]): string =>
  `[${jsonLine(first)}${others.length > 0 ? ', …' : ''}]`;

/** JSON in one line, with the spaces that people write. */
export const jsonLine = (value: unknown): string =>
  JSON.stringify(value, undefined, 1)
    .replaceAll(/(?<=[[])\n\s*|\n\s*(?=\])/gu, '')
    .replaceAll(/\n\s*/gu, ' ');
