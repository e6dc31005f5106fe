import type { Language } from '../../words/language.ts';

/** What a person reads: what is wrong, and what to do about it. */
export interface Message {
  problem: string;
  remedy: string;
}

/** Both as one text. */
export const messageText = ({ problem, remedy }: Message): string => `${problem} ${remedy}`;

/** What every message may use beside its own details. */
export interface Hints {
  nearest?: string | undefined;
  further?: number;
  expected?: string | undefined;
  received?: string | undefined;
  /** JSON pointer of the value, and the block that it is in */
  pointer?: string | undefined;
  block?: { type: string | undefined } | undefined;
}

export type { Language };

/** An error keeps the site from being built, a warning does not. */
export type Severity = 'error' | 'warning';

/** The words of a problem in both languages. `D` are the details that it reports. */
export interface Entry<D> {
  severity: Severity;
  words: Readonly<Record<Language, (details: D, hints: Hints) => Message>>;
}

/**
 * A sentence in which `{limit}` stands for the detail or hint of that name, and `{owner}`, `{expectedValue}` and `{meant}`
 * for what `phrases` makes of the hints; or a function that gives one.
 */
type Sentence<D> = string | ((details: D, hints: Hints) => string);

/** What is wrong and what to do about it, in German, then in English. */
type Sentences<D> = [problemDe: Sentence<D>, remedyDe: Sentence<D>, problemEn: Sentence<D>, remedyEn: Sentence<D>];

/** An error in these words, typed by its details. */
export const error = entryOf('error');

/** An error that asks „Meinten Sie …?“ in place of its remedy where a near name is known. */
export const misspelling = entryOf('error', true);

/** A problem that does not keep the site from being built. */
export const warning = entryOf('warning');

function entryOf(severity: Severity, asksForNearest = false) {
  return <D extends object = NoDetails>(...[problemDe, remedyDe, problemEn, remedyEn]: Sentences<D>): Entry<D> => {
    const words =
      (language: Language, problem: Sentence<D>, remedy: Sentence<D>) =>
      (details: D, hints: Hints): Message => {
        const advice = written(asksForNearest && hints.nearest ? '{meant}' : remedy, language, details, hints);
        const further = hints.further ? ` ${common[language].further(hints.further)}` : '';
        return { problem: written(problem, language, details, hints), remedy: `${advice}${further}` };
      };
    return { severity, words: { de: words('de', problemDe, remedyDe), en: words('en', problemEn, remedyEn) } };
  };
}

/** A sentence with everything in braces filled in. */
function written<D extends object>(sentence: Sentence<D>, language: Language, details: D, hints: Hints): string {
  const text = typeof sentence === 'string' ? sentence : sentence(details, hints);
  const values = new Map<string, unknown>(Object.entries({ ...hints, ...phrases(hints, language), ...details }));
  const entry = entryNamed(values.get('name'), language);
  const fill = (whole: string, name: string) => {
    const value = values.get(name) ?? whole;
    return Array.isArray(value) ? value.map((each) => valueInWords(String(each), language)).join(', ') : String(value);
  };
  return text
    .replaceAll(/^`\{name\}`/gu, (name) => capitalised(entry ?? name))
    .replaceAll('`{name}`', (name) => entry ?? name)
    .replaceAll(/\{(\w+)\}/gu, fill)
    .trim();
}

/** What authors call an entry of a list, which they count from 1, where `nameAt` has named one: `stats[0]`. */
function entryNamed(name: unknown, language: Language): string | undefined {
  const [, list, index] = /^(\w+)\[(\d+)\]$/u.exec(String(name)) ?? [];
  return list === undefined ? undefined : common[language].entry(list, Number(index) + 1);
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What to do with the address of a picture or a video on another host; nothing for any other value. */
export const embedFor = (received = '') =>
  /^"https?:/u.test(received)
    ? {
        de: ' Bilder und Videos von einem fremden Host zeigt der Block "embed".',
        en: ' Pictures and videos on another host are shown by the block "embed".',
      }
    : { de: '', en: '' };

/** Details of a problem with a property. */
export type Named = { name: string };

/** Keeps entries without details short. */
type NoDetails = Record<never, never>;

/** Parts of sentences that depend on hints. */
function phrases(hints: Hints, language: Language) {
  const { meant, owner } = common[language];
  return {
    meant: hints.nearest ? meant(hints.nearest) : '',
    owner: ownerOf(hints, owner),
    expectedValue: hints.expected === undefined ? undefined : valueInWords(hints.expected, language),
  };
}

/** What is expected, as authors say it: `≥ 1` is „mindestens 1“. What is no notation stays as it is. */
export function valueInWords(expected: string, language: Language): string {
  const { values, atLeast, atMost } = common[language];
  return values[expected] ?? expected.replace(/^≥(?= \d)/u, atLeast).replace(/^≤(?= \d)/u, atMost);
}

/** Where a property is wrong or missing: in a block, an entry of a list, a group of properties, or the file itself. */
function ownerOf({ pointer = '', block }: Hints, words: OwnerWords): string {
  const [parent = '', name = ''] = pointer.split('/').slice(0, -1).slice(-2);
  if (name === '') return words.file;
  if (block && parent === 'blocks') return block.type === undefined ? words.block : words.ofType(block.type);
  return /^\d+$/u.test(name) ? words.entry(parent) : words.group(name);
}

type OwnerWords = Record<'file' | 'block', string> & Record<'ofType' | 'entry' | 'group', (name: string) => string>;

interface CommonWords {
  further: (count: number) => string;
  entry: (list: string, place: number) => string;
  meant: (name: string) => string;
  owner: OwnerWords;
  /** what is expected, in JSON notation, and in words; anything else stays as it is */
  values: Readonly<Record<string, string>>;
  atLeast: string;
  atMost: string;
}

const common: Record<Language, CommonWords> = {
  de: {
    further: (count) =>
      `Dasselbe gilt für ${count === 1 ? 'eine weitere Stelle' : `${count.toLocaleString('de-DE')} weitere Stellen`} dieser Datei.`,
    entry: (list, place) => (list === 'blocks' ? `Block ${place}` : `Eintrag ${place} von \`${list}\``),
    meant: (name) => `Meinten Sie \`${name}\`?`,
    owner: {
      file: 'In dieser Datei',
      block: 'In diesem Block',
      ofType: (type) => `Im Block \`${type}\``,
      entry: (list) => `In diesem Eintrag von \`${list}\``,
      group: (name) => `In \`${name}\``,
    },
    values: {
      '"…"': 'einen Text in Anführungszeichen ("…")',
      '[…]': 'eine Liste in eckigen Klammern […]',
      '{…}': 'eine Gruppe von Angaben in geschweiften Klammern {…}',
      'true | false': 'true oder false, ohne Anführungszeichen',
      '1, 2, 3 …': 'eine ganze Zahl ohne Anführungszeichen',
      '1, 2.5 …': 'eine Zahl ohne Anführungszeichen und Einheit, Nachkommastellen hinter einem Punkt (2.5)',
    },
    atLeast: 'mindestens',
    atMost: 'höchstens',
  },
  en: {
    further: (count) =>
      `The same is wrong in ${count === 1 ? 'one more place' : `${count.toLocaleString('en')} more places`} of this file.`,
    entry: (list, place) => (list === 'blocks' ? `block ${place}` : `entry ${place} of \`${list}\``),
    meant: (name) => `Did you mean \`${name}\`?`,
    owner: {
      file: 'this file',
      block: 'this block',
      ofType: (type) => `the block \`${type}\``,
      entry: (list) => `this entry of \`${list}\``,
      group: (name) => `\`${name}\``,
    },
    values: {
      '"…"': 'a text in quotation marks ("…")',
      '[…]': 'a list in square brackets […]',
      '{…}': 'a group of properties in braces {…}',
      'true | false': 'true or false, without quotation marks',
      '1, 2, 3 …': 'a whole number without quotation marks',
      '1, 2.5 …': 'a number without quotation marks and unit, with a point before decimals (2.5)',
    },
    atLeast: 'at least',
    atMost: 'at most',
  },
};
