/**
 * Double quotes, a pair or one alone, but not behind a number (17 inches); single ones only as a pair around words, because
 * an apostrophe looks the same.
 */
const STRAIGHT = /(?<![0-9])"([^"]*)"|(?<![0-9])"|(?<![\p{L}\p{N}])'([^' ][^']*)'(?![\p{L}\p{N}])/gu;

export const quoteSigns = [`["']`];

/** Straight quotes, and how each pair is written in German; one alone may be either sign. */
export function straightQuotes(text: string): Array<{ found: string; written: string | undefined; index: number }> {
  if (!(text.includes('"') || text.includes("'"))) return [];
  return [...text.matchAll(STRAIGHT)].map(({ 0: found, 1: double, 2: single, index }) => {
    const written = double !== undefined ? `„${double}“` : single !== undefined ? `‚${single}‘` : undefined;
    return { found, written, index };
  });
}
