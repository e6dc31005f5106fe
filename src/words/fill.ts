/** A word whose number counts: `{ one: 'eine Seite', other: '{count} Seiten' }`. */
export interface Counted {
  one: string;
  other: string;
}

/** What stands in the places of a word, by the name in the braces. */
type Places = Readonly<Record<string, string | number>>;

/** A word with its places filled in: `{label} ist erforderlich`. A place that nothing is given for stays as it is written. */
export const fill = (word: string, places: Places): string =>
  word.replace(/\{(\w+)\}/gu, (place, name) => String(places[name] ?? place));

/** The form of a word for this number, which is its place `{count}`. */
export const fillCounted = ({ one, other }: Counted, count: number, places: Places = {}): string =>
  fill(count === 1 ? one : other, { count, ...places });
