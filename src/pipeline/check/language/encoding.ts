import { WINDOWS } from '../../read/correction/encodings.ts';

const HIGH = `[${WINDOWS}\u0080-\u00bf]`;
/** Only signs of western languages: `ß“` would be one, too, and is right. */
const MISREAD = `[ÂÃ]${HIGH}|â[€\u0080‚\u0082„\u0084†\u0086]${HIGH}`;

/** UTF-8 that was read as Windows-1252 or Latin 1: `Ã¼`, `â€ž`. */
export const encodingSigns = [MISREAD];

const WORD = new RegExp(`(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}]*(?:${MISREAD})(?:${MISREAD}|[\\p{L}\\p{N}])*`, 'gu');
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The words of a text that were read in the wrong encoding, and as they were written. */
export function misreadWords(text: string): Array<{ found: string; written: string; index: number }> {
  return [...text.matchAll(WORD)].flatMap(({ 0: found, index }) => {
    const written = found.replaceAll(new RegExp(MISREAD, 'gu'), decoded);
    return written === found ? [] : [{ found, written, index }];
  });
}

function decoded(misread: string): string {
  const bytes = [...misread].map((character) => {
    const place = WINDOWS.indexOf(character);
    return place < 0 ? character.charCodeAt(0) : 0x80 + place;
  });
  try {
    return utf8.decode(Uint8Array.from(bytes));
  } catch {
    return misread;
  }
}
