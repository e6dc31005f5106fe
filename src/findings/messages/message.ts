/** What a person reads: what is wrong, and how to mend it. */
export interface Message {
  problem: string;
  remedy: string;
}

/** What every message may use beside its own details. */
export interface Hints {
  nearest?: string | undefined;
  expected?: string | undefined;
  received?: string | undefined;
}

export type Language = 'de' | 'en';

/** An error keeps the site from being built, a warning does not. */
export type Severity = 'error' | 'warning';

/** One kind of problem: how grave it is, and its words in both languages. `D` are the details that it reports. */
export interface Entry<D> {
  severity: Severity;
  de: (details: D, hints: Hints) => Message;
  en: (details: D, hints: Hints) => Message;
}

/** Types an entry by its details, so that a table of entries keeps each one's own. */
export const entry = <D extends object>(value: Entry<D>): Entry<D> => value;

type Named = { name: string };

/** Keeps entries without details short. */
export type NoDetails = Record<never, never>;

export const kib = (bytes: number) => `${Math.ceil(bytes / 1024)} KiB`;

/** „Meinten Sie `subtitle`?“ where a near name is known, else the other remedy. */
export const meantDe = (hints: Hints, otherwise: string) =>
  hints.nearest ? `Meinten Sie \`${hints.nearest}\`?` : otherwise;
export const meantEn = (hints: Hints, otherwise: string) =>
  hints.nearest ? `Did you mean \`${hints.nearest}\`?` : otherwise;

export type { Named };

/** `\`name\``, or the file itself where the problem is at its root. */
export const subjectDe = (name: string) => (name === '' ? 'Die Datei' : `\`${name}\``);
export const subjectEn = (name: string) => (name === '' ? 'The file' : `\`${name}\``);

/** What "expected" says in signs of JSON, in words; values stand as they are. */
export const kindDe = (expected = '') => kinds[expected]?.de ?? expected;
export const kindEn = (expected = '') => kinds[expected]?.en ?? expected;

const kinds: Record<string, { de: string; en: string }> = {
  '"…"': { de: 'ein Text in Anführungszeichen ("…")', en: 'a text in quotation marks ("…")' },
  '[…]': { de: 'eine Liste in eckigen Klammern […]', en: 'a list in square brackets […]' },
  '{…}': { de: 'eine Gruppe von Angaben in geschweiften Klammern {…}', en: 'a group of properties in braces {…}' },
  'true | false': { de: 'true oder false, ohne Anführungszeichen', en: 'true or false, without quotation marks' },
  '1, 2, 3 …': { de: 'eine ganze Zahl ohne Anführungszeichen', en: 'a whole number without quotation marks' },
};
