/** The source of a regular expression for any of these words or phrases, none of them part of a longer word. */
export const anyWord = (words: readonly string[]): string => `\\b(?:${words.join('|')})\\b`;
