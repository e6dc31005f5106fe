import { mapStrings } from '../../../documents/map-strings.ts';

/** Not in doubled braces, which are a mistake of the section and stay to be told. */
const PLACEHOLDER = /(?<!\{)\{with\.([a-zA-Z0-9]+)\}(?!\})/gu;

/** Names of the parameters in a text of a section, in reading order. */
export const askedFor = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** Whether a text is nothing but one parameter. */
export const isOneParameter = (text: string): boolean =>
  text.replace(PLACEHOLDER, '') === '' && askedFor(text).length === 1;

/** The same with every `{with.…}` that has a value exchanged for it. */
export function fill<T>(blocks: T, values: ReadonlyMap<string, string>): T {
  return mapStrings(blocks, (text) =>
    text.includes('{with.') ? text.replaceAll(PLACEHOLDER, (whole, name: string) => values.get(name) ?? whole) : text,
  );
}
