/** What programs write in place of a character that they could not read. */
const LOST = '\\ufffd';
/** Marks of direction, spaces without width, empty letters, what an emoji or a picture leaves behind. */
const UNSEEN =
  '\\u034f\\u061c\\u115f\\u1160\\u180e\\u200b\\u200e\\u200f\\u2061-\\u2064\\u206a-\\u206f\\u2800\\u3164\\ufe0e\\ufe0f\\uffa0\\ufffc';
/** What joins or parts two characters is meant between them. */
const LOOSE_JOINT = '(?<!\\S)[\\u200c\\u200d\\u2060]|[\\u200c\\u200d\\u2060](?!\\S)';
/** Emoji that are no newer than the signs of old fonts, and signs that are made emoji by what follows. */
const EMOJI =
  '[\\u231a\\u231b\\u23e9-\\u23ec\\u23f0\\u23f3\\u25fd\\u25fe\\u2614\\u2615\\u2648-\\u2653\\u267f\\u2693\\u26a1\\u26aa\\u26ab\\u26bd\\u26be\\u26c4\\u26c5\\u26ce\\u26d4\\u26ea\\u26f2\\u26f3\\u26f5\\u26fa\\u26fd\\u2705\\u270a\\u270b\\u2728\\u274c\\u274e\\u2753-\\u2755\\u2757\\u2795-\\u2797\\u27b0\\u27bf\\u2b1b\\u2b1c\\u2b50\\u2b55]\\ufe0f?|[\\u203c-\\u3299]\\ufe0f|[0-9#*]\\ufe0f\\u20e3';
/** Signs that only one font has, such as the points of lists in Word. */
const PRIVATE = '\\ue000-\\uf8ff';

/** Characters that come with a copied text, and that nobody would type. */
export const straySigns = [`[${LOST}${UNSEEN}${PRIVATE}]`, EMOJI, LOOSE_JOINT];

const WORD = new RegExp(`[^\\s${LOST}]*${LOST}[^\\s]*`, 'gu');
const UNWANTED = new RegExp(`(${EMOJI}|[${PRIVATE}])|[${UNSEEN}]|${LOOSE_JOINT}`, 'gu');

/** The words of a text that have lost a character. */
export const lostWords = (text: string): Array<{ found: string; index: number }> =>
  Array.from(text.matchAll(WORD), ({ 0: found, index }) => ({ found, index }));

/** The characters of a text that do not belong to it. */
export const strayCharacters = (text: string): Array<{ found: string; index: number; isSeen: boolean }> =>
  Array.from(text.matchAll(UNWANTED), ({ 0: found, 1: seen, index }) => ({ found, index, isSeen: seen !== undefined }));
