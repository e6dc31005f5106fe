import { umlautPieces } from './umlauts.ts';

/** Short words without which a text is neither English nor filler. */
const WORDS = new Set(
  'the and your you our are is this that for from to of with more here now touch us up todo tbd tba fixme xxx xxxx lorem dolor coming folgt folgen'.split(
    ' ',
  ),
);
const LONGEST = 6;

/** Whether any of these words has these first two letters (their codes, small) and this length. */
const startsOne = new Uint8Array(26 * 26 * (LONGEST + 1));
for (const word of WORDS) startsOne[keyOf(word.charCodeAt(0), word.charCodeAt(1), word.length)] = 1;

function keyOf(first: number, second: number, length: number): number {
  return ((first - 97) * 26 + second - 97) * (LONGEST + 1) + length;
}

function isWord(text: string, start: number, stop: number): boolean {
  const key = keyOf(text.charCodeAt(start) | 32, text.charCodeAt(start + 1) | 32, stop - start);
  return startsOne[key] === 1 && WORDS.has(text.slice(start, stop).toLowerCase());
}

/** A letter in five bits, small or capital; others may look like one of them, which only costs a second look. */
const bitsOf = (text: string, index: number) => text.charCodeAt(index) & 31;

/** Three letters as the index of a table. */
const packed = (text: string, index: number) =>
  (bitsOf(text, index) << 10) | (bitsOf(text, index + 1) << 5) | bitsOf(text, index + 2);

/**
 * The surroundings that an ae, oe, ue or ss has in words that are spelt with an umlaut or ß: with the letter before it
 * (`fue`), where a piece begins with it with the one behind it (`aen`), and the two before an ss (`ro`).
 */
const withBefore = new Uint8Array(2 ** 15);
const withBehind = new Uint8Array(2 ** 15);
const beforeDouble = new Uint8Array(2 ** 15);
for (const piece of umlautPieces) {
  for (const { 0: found, index } of piece.matchAll(/[aou]e|ss/gu)) {
    if (found === 'ss') beforeDouble[packed(piece, index - 2)] = 1;
    else if (index > 0) withBefore[packed(piece, index - 1)] = 1;
    else withBehind[packed(piece, index)] = 1;
  }
}

/** What a character is to the scan. The letters stand together. */
const [BETWEEN, LETTER, VOWEL, E, S, SIGN, DIGIT] = [0, 1, 2, 3, 4, 5, 6];
const kinds = Uint8Array.from({ length: 0x250 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[aouAOU]/u.test(character)) return VOWEL;
  if (/[eE]/u.test(character)) return E;
  if (/[sS]/u.test(character)) return S;
  if (/\p{L}/u.test(character)) return LETTER;
  if (/[0-9]/u.test(character)) return DIGIT;
  return /["'§]/u.test(character) ? SIGN : BETWEEN;
});

/**
 * Whether a text has any sign that concerns a check of language or typography: straight quotes, a number before a blank,
 * a paragraph sign, an abbreviation, short words of English and filler, dots in place of a text, letters in place of an
 * umlaut. One pass: every text of a site goes through it, most have no sign, and so the checks cost next to nothing.
 */
export function isSuspect(text: string): boolean {
  if (text.length <= 3 && ONLY_DOTS.test(text)) return true;
  let start = -1;
  let before = BETWEEN;
  for (let i = 0; i <= text.length; i++) {
    const kind = kinds[text.charCodeAt(i)] ?? BETWEEN;
    if (kind >= LETTER && kind <= S) {
      if (start === -1) start = i;
      else if (kind === E && before === VOWEL) {
        if (withBefore[packed(text, i - 2)] === 1 || withBehind[packed(text, i - 1)] === 1) return true;
      } else if (kind === S && before === S && beforeDouble[packed(text, i - 3)] === 1) return true;
      before = kind;
      continue;
    }
    before = BETWEEN;
    if (kind === SIGN || (kind === DIGIT && BEHIND_NUMBER.test(text.charAt(i + 1)))) return true;
    if (start === -1) continue;
    const length = i - start;
    if (length <= LONGEST ? isWord(text, start, i) : text.endsWith('text', i)) return true;
    if (length <= 3 && text.charAt(i) === '.' && isAbbreviation(text, start, i)) return true;
    start = -1;
  }
  return false;
}

const ONLY_DOTS = /^(?:…|\.{3}|\?{2,3})$/;
const BEHIND_NUMBER = /[ %‰€]/;

/** `z. B.`, `Art. 6`: a short word with a full stop before another one, or before a number. */
const isAbbreviation = (text: string, start: number, stop: number) =>
  stop - start === 1
    ? /^ ?[A-Za-zÄ]\./u.test(text.slice(stop + 1, stop + 4))
    : /^ [0-9]/u.test(text.slice(stop + 1, stop + 3));
