/** Link targets, references, addresses: what is part of a text without being prose. */
const NO_PROSE =
  /\]\([^()]*\)|\{[^{}]*\}|[^\s@]{1,64}@[^\s@]{1,255}|https?:\/\/\S+|www\.\S+|\/[a-z0-9-]+(?:\/[a-z0-9-]+)+/gu;

/** A link with its label in brackets, as the source of an expression. */
export const LABELLED_LINK = String.raw`\[[^[\]]+\]\([^()]+\)`;

/** A text with blanks in place of what an expression finds, so that every other character keeps its place. */
export const blanked = (value: string, found: RegExp): string =>
  value.replaceAll(found, (part) => ' '.repeat(part.length));

/** A text without all that is no prose. */
export const prose = (value: string): string => blanked(value, NO_PROSE);

/** The words of a text, in lower-case letters. */
export const wordsOf = (value: string): readonly string[] =>
  prose(value)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];
