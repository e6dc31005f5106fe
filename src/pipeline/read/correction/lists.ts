import { z } from 'zod';
import { property } from '../../../documents/json.ts';
import { isNeeded, optionsByTag, unwrap } from '../../../documents/reflect.ts';
import { roles } from '../../../fields/roles.ts';

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
 * The entries that a group of names and values stands for, where an entry needs two texts and nothing else, or one beside its
 * link: `{ "/old": "/new" }` for `[{ "from": "/old", "to": "/new" }]`, `{ "Live": "/live" }` or `{ "Live": { "path": "/live" } }`
 * for `[{ "title": "Live", "path": "/live" }]`. Undefined where one of the texts does not fit.
 */
export function entriesOf(entry: z.core.$ZodType, group: object): object[] | undefined {
  const inner = unwrap(entry);
  const [first, second, ...others] = optionsByTag(inner) ? [] : pairOf(inner);
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  const entries = Object.entries(group).map(([name, value]) => {
    const readings = [
      { [first]: name, [second]: value },
      { [first]: value, [second]: name },
      ...(typeof value === 'object' && property(value, first) === undefined ? [{ [first]: name, ...value }] : []),
    ];
    return readings.find((each) => Object.keys(each).length > 1 && z.safeParse(inner, each).success);
  });
  const found = entries.filter((each) => each !== undefined);
  return found.length > 0 && found.length === entries.length ? found : undefined;
}

/** The properties of which an entry consists at least; a single one that it needs is the label of its link. */
export function pairOf(entry: z.core.$ZodType): string[] {
  const needed = neededOf(entry).map(([name]) => name);
  const links = Object.entries(entry instanceof z.ZodObject ? entry.shape : {}).filter(([, part]) => isLink(part));
  const [link, ...others] = links.map(([name]) => name);
  return needed.length === 1 && link !== undefined && others.length === 0 ? [...needed, link] : needed;
}

export const isLink = (schema: z.core.$ZodType) => (roles.get(schema) ?? roles.get(unwrap(schema)))?.kind === 'link';

/** A list as an example: its first entry, and a sign for the others. */
export const exampleList = ([first, ...others]: readonly object[]): string =>
  `[${jsonLine(first)}${others.length > 0 ? ', …' : ''}]`;

/** JSON in one line, with the spaces that people write. */
export const jsonLine = (value: unknown): string =>
  JSON.stringify(value, undefined, 1)
    .replaceAll(/(?<=[[])\n\s*|\n\s*(?=\])/gu, '')
    .replaceAll(/\n\s*/gu, ' ');
