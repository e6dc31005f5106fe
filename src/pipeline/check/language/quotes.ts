import type { Language } from '../../../words/language.ts';
import { tagsIn } from './markup.ts';

type Marks = readonly [opening: string, closing: string];

/** Quotation marks by language: those of a text, and those within them. */
const MARKS: Readonly<Record<Language, { double: Marks; single: Marks }>> = {
  de: { double: ['„', '“'], single: ['‚', '‘'] },
  en: { double: ['“', '”'], single: ['‘', '’'] },
};

/** What an apostrophe stands before, and no quotation mark: Rock 'n' Roll, 's ist so, the '90s. */
const NOT_SHORTENED = `(?!n['’]|(?:[smn]|ne[mnr]?|em|tis|twas|til|[0-9]{2}(?:er|s))(?![\\p{L}\\p{N}'’]))`;

/**
 * Double quotes, a pair or one alone, but not behind a number (17 inches); single ones only as a pair around words, because
 * an apostrophe looks the same.
 */
const STRAIGHT = new RegExp(
  `(?<![0-9])"([^"]*)"|(?<![0-9])"|(?<![\\p{L}\\p{N}])'${NOT_SHORTENED}([^' ][^']*)'(?![\\p{L}\\p{N}])`,
  'gu',
);

/** Two marks of whatever language around words; what is right in a language is passed over, so that its end begins nothing. */
const CURLY: Readonly<Record<Language, readonly RegExp[]>> = {
  de: [
    /„[^„“”]*“|(?<![\p{L}\p{N}])[„“”]([^„“”]+)[“”]/gu,
    new RegExp(`‚[^‚‘]*‘|(?<![\\p{L}\\p{N}])[‘‚]${NOT_SHORTENED}([^‘’‚]*[^‘’‚\\s])’(?![\\p{L}\\p{N}])`, 'gu'),
  ],
  en: [/“[^„“”]*”|(?<![\p{L}\p{N}])[„“”]([^„“”]+)[“”]/gu, /‚([^‚‘]+)‘(?![\p{L}\p{N}])|‚([^‚‘’]+)’(?![\p{L}\p{N}])/gu],
};

export const quoteSigns = [`["'„“”‚‘]`];

/** A quotation mark, or two with what is between them, that a language does not use. */
export interface WrongQuote {
  found: string;
  isStraight: boolean;
  /** the same as the language writes it; undefined of one alone, which may be either */
  written: string | undefined;
  index: number;
}

/** Straight quotes in a text of a language, and those of other languages. */
export function wrongQuotes(text: string, language: Language): WrongQuote[] {
  const { double, single } = MARKS[language];
  const within = ([opening, closing]: Marks, words: string | undefined) =>
    words === undefined ? undefined : `${opening}${words}${closing}`;
  const straight = /["']/u.test(text) ? [...text.matchAll(STRAIGHT)] : [];
  const curly = /[„“”‚‘]/u.test(text)
    ? CURLY[language].flatMap((marks, at) =>
        [...text.matchAll(marks)].flatMap(({ 0: found, 1: words, 2: others, index }) => {
          const written = within(at === 0 ? double : single, words ?? others);
          return written === undefined ? [] : [{ found, isStraight: false, written, index }];
        }),
      )
    : [];
  const tags = /[<>]/u.test(text) ? [...tagsIn(text)] : [];
  // Those of HTML go with it.
  const isOfTag = ({ found, index }: WrongQuote) =>
    tags.some((tag) => index > tag.index && index + found.length < tag.index + tag[0].length);
  return [
    ...straight.map(({ 0: found, 1: quoted, 2: inner, index }) => ({
      found,
      isStraight: true,
      written: within(double, quoted) ?? within(single, inner),
      index,
    })),
    ...curly,
  ].filter((quote) => !isOfTag(quote));
}

/** The same text with the quotation marks of its language, where they come in pairs. */
export const withOwnQuotes = (text: string, language: Language): string =>
  wrongQuotes(text, language).reduce((all, { found, written }) => all.replace(found, () => written ?? found), text);

/** What is wrong with the quotation marks of a text. */
export const quoteProblems = (text: string, language: Language) =>
  wrongQuotes(text, language).map(({ found, isStraight, written, index }) => ({
    code: 'text-quotes' as const,
    part: found,
    from: index,
    details: { found, isStraight, language },
    nearest: written,
    fix: written === undefined ? undefined : { write: written },
  }));
