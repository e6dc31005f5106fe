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

/** Three or four letters around the ae, oe, ue or ss of every word that is spelt with an umlaut or ß. */
const AROUND_SUBSTITUTE = new Set(
  umlautPieces.flatMap((piece) =>
    [...piece.matchAll(/[aou]e|ss/gu)].map(({ 0: found, index }) => around(piece, index, found === 'ss' ? 2 : 1)),
  ),
);

function around(word: string, index: number, before: number): string {
  const from = Math.max(0, index - before);
  return word.slice(from, from === index ? index + 3 : index + 2);
}

const [A, E, O, S, U] = [97, 101, 111, 115, 117];

/**
 * Whether a text has any sign that concerns a check of language or typography: straight quotes, a number before a blank,
 * a paragraph sign, an abbreviation, short words of English and filler, letters in place of an umlaut. One pass without
 * regular expressions: every text of a site goes through it, most have no sign, and so the checks cost next to nothing.
 */
export function isSuspect(text: string): boolean {
  let start = -1;
  let before = 0;
  for (let i = 0; i <= text.length; i++) {
    const code = text.charCodeAt(i);
    const small = code | 32;
    if ((small >= 97 && small <= 122) || code >= 192) {
      if (start === -1) start = i;
      else if (small === E && (before === A || before === O || before === U) && hasSubstitute(text, start, i))
        return true;
      else if (small === S && before === S && hasSubstitute(text, start, i)) return true;
      before = small;
      continue;
    }
    if (isSign(text, i, code)) return true;
    if (start === -1) continue;
    const length = i - start;
    if (length <= LONGEST && isWord(text, start, i)) return true;
    if (length > LONGEST && text.endsWith('text', i)) return true;
    if (code === 46 && length <= 3 && isAbbreviation(text, start, i)) return true;
    start = -1;
    before = 0;
  }
  return false;
}

/** `at` is the second letter of ae, oe, ue or ss in a word that begins at `start`. */
function hasSubstitute(text: string, start: number, at: number): boolean {
  const word = text.slice(Math.max(start, at - 3), at + 2).toLowerCase();
  const index = Math.min(at - 1 - start, 2);
  const isDouble = word.startsWith('ss', index);
  return (
    AROUND_SUBSTITUTE.has(around(word, index, isDouble ? 2 : 1)) || AROUND_SUBSTITUTE.has(word.slice(index, index + 3))
  );
}

function isSign(text: string, index: number, code: number): boolean {
  if (code === 34 || code === 39 || code === 167) return true;
  return code >= 48 && code <= 57 && /[ %‰€]/u.test(text.charAt(index + 1));
}

/** `z. B.`, `Art. 6`: a short word with a full stop before another one, or before a number. */
const isAbbreviation = (text: string, start: number, stop: number) =>
  stop - start === 1
    ? /^ ?[A-Za-zÄ]\./u.test(text.slice(stop + 1, stop + 4))
    : /^ [0-9]/u.test(text.slice(stop + 1, stop + 3));
