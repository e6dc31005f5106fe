/** Link targets, references, addresses: what is part of a text without being prose. */
const NO_PROSE =
  /\]\([^()]*\)|\{[^{}]*\}|[^\s@]{1,64}@[^\s@]{1,255}|https?:\/\/\S+|www\.\S+|\/[a-z0-9-]+(?:\/[a-z0-9-]+)+/gu;

/** A text with blanks in place of all that is no prose, so that every character keeps its place. */
export function prose(value: string): string {
  return value.replace(NO_PROSE, (found) => ' '.repeat(found.length));
}

/** The words of a text, in lower-case letters. */
export const wordsOf = (value: string): readonly string[] =>
  prose(value)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];
