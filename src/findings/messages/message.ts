/** What a person reads: what is wrong, and what to do about it. */
export interface Message {
  problem: string;
  remedy: string;
}

/** What every message may use beside its own details. */
export interface Hints {
  nearest?: string | undefined;
  expected?: string | undefined;
  received?: string | undefined;
  /** JSON pointer of the value, and the block that it is in */
  pointer?: string | undefined;
  block?: { type: string | undefined } | undefined;
}

export type Language = 'de' | 'en';

/** An error keeps the site from being built, a warning does not. */
export type Severity = 'error' | 'warning';

/** One kind of problem: its severity, and its words in both languages. `D` are the details that it reports. */
export interface Entry<D> {
  severity: Severity;
  de: (details: D, hints: Hints) => Message;
  en: (details: D, hints: Hints) => Message;
}

/** Types an entry by its details, so that a table of entries keeps each one's own. */
export const entry = <D extends object>(value: Entry<D>): Entry<D> => value;

/** Details of a problem with a property. */
export type Named = { name: string };

/** Keeps entries without details short. */
export type NoDetails = Record<never, never>;

export const kib = (bytes: number) => `${Math.ceil(bytes / 1024)} KiB`;

/** „Meinten Sie `subtitle`?“ where a near name is known, else the other remedy. */
export const meantDe = (hints: Hints, otherwise: string) =>
  hints.nearest ? `Meinten Sie \`${hints.nearest}\`?` : otherwise;
export const meantEn = (hints: Hints, otherwise: string) =>
  hints.nearest ? `Did you mean \`${hints.nearest}\`?` : otherwise;

/** `\`name\``, or the file itself where the problem is at its root. */
export const subjectDe = (name: string) => (name === '' ? 'Die Datei' : `\`${name}\``);
export const subjectEn = (name: string) => (name === '' ? 'The file' : `\`${name}\``);

/** Where a property is wrong or missing: in a block, an entry of a list, a group of properties, or the file itself. */
export const ownerDe = (hints: Hints) => ownerOf(hints, inGerman);
export const ownerEn = (hints: Hints) => ownerOf(hints, inEnglish);

type OwnerWords = Record<'file' | 'block', string> & Record<'ofType' | 'entry' | 'group', (name: string) => string>;

const inGerman: OwnerWords = {
  file: 'In dieser Datei',
  block: 'In diesem Block',
  ofType: (type) => `Im Block \`${type}\``,
  entry: (list) => `In diesem Eintrag von \`${list}\``,
  group: (name) => `In \`${name}\``,
};

const inEnglish: OwnerWords = {
  file: 'this file',
  block: 'this block',
  ofType: (type) => `the block \`${type}\``,
  entry: (list) => `this entry of \`${list}\``,
  group: (name) => `\`${name}\``,
};

function ownerOf({ pointer = '', block }: Hints, words: OwnerWords): string {
  const [parent = '', name = ''] = pointer.split('/').slice(0, -1).slice(-2);
  if (name === '') return words.file;
  if (block && parent === 'blocks') return block.type === undefined ? words.block : words.ofType(block.type);
  return /^\d+$/u.test(name) ? words.entry(parent) : words.group(name);
}

/** The value that `expected` asks for in JSON notation, in words; anything else stays as it is. */
export const kindDe = (expected = '') => kinds[expected]?.de ?? expected;
export const kindEn = (expected = '') => kinds[expected]?.en ?? expected;

const kinds: Record<string, { de: string; en: string }> = {
  '"…"': { de: 'einen Text in Anführungszeichen ("…")', en: 'a text in quotation marks ("…")' },
  '[…]': { de: 'eine Liste in eckigen Klammern […]', en: 'a list in square brackets […]' },
  '{…}': { de: 'eine Gruppe von Angaben in geschweiften Klammern {…}', en: 'a group of properties in braces {…}' },
  'true | false': { de: 'true oder false, ohne Anführungszeichen', en: 'true or false, without quotation marks' },
  '1, 2, 3 …': { de: 'eine ganze Zahl ohne Anführungszeichen', en: 'a whole number without quotation marks' },
};
