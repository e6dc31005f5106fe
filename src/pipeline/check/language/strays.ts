/** What programs write in place of a character that they could not read. */
const LOST = '\\ufffd';
/** Marks of direction and spaces without width; not those that other scripts join their letters with. */
const UNSEEN = '\\u034f\\u061c\\u180e\\u200b\\u200e\\u200f\\u2061-\\u2064\\u206a-\\u206f';
/** What keeps two characters on one line is meant between them. */
const LOOSE_JOINT = '(?<!\\S)\\u2060|\\u2060(?!\\S)';
/** Signs that only one font has, such as the points of lists in Word. */
const PRIVATE = '\\ue000-\\uf8ff';

/** Characters that come with a copied text, and that nobody would type. */
export const straySigns = [`[${LOST}${UNSEEN}${PRIVATE}]`, LOOSE_JOINT];

const WORD = new RegExp(`[^\\s${LOST}]*${LOST}[^\\s]*`, 'gu');
const UNWANTED = new RegExp(`[${UNSEEN}${PRIVATE}]|${LOOSE_JOINT}`, 'gu');

/** The words of a text that have lost a character. */
export const lostWords = (text: string): Array<{ found: string; index: number }> =>
  Array.from(text.matchAll(WORD), ({ 0: found, index }) => ({ found, index }));

/** The characters of a text that do not belong to it. */
export const strayCharacters = (text: string): Array<{ found: string; index: number; isSeen: boolean }> =>
  Array.from(text.matchAll(UNWANTED), ({ 0: found, index }) => ({ found, index, isSeen: found >= '\ue000' }));
