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

/** What a character is to the scan: something between words, a letter, the end of ae, oe, ue or ss, a sign, a digit. */
const [BETWEEN, LETTER, E, S, SIGN, DIGIT] = [0, 1, 2, 3, 4, 5];
const kinds = Uint8Array.from({ length: 0x250 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[eE]/u.test(character)) return E;
  if (/[sS]/u.test(character)) return S;
  if (/\p{L}/u.test(character)) return LETTER;
  if (/[0-9]/u.test(character)) return DIGIT;
  return /["'§]/u.test(character) ? SIGN : BETWEEN;
});

/**
 * Whether a text has any sign that concerns a check of language or typography: straight quotes, a number before a blank,
 * a paragraph sign, an abbreviation, short words of English and filler, letters in place of an umlaut. One pass without
 * regular expressions: every text of a site goes through it, most have no sign, and so the checks cost next to nothing.
 */
export function isSuspect(text: string): boolean {
  let start = -1;
  for (let i = 0; i <= text.length; i++) {
    const kind = kinds[text.charCodeAt(i)] ?? BETWEEN;
    if (kind === LETTER || kind === E || kind === S) {
      if (start === -1) start = i;
      else if (kind !== LETTER && endsSubstitute(text, i, kind) && hasSubstitute(text, start, i)) return true;
      continue;
    }
    if (kind === SIGN || (kind === DIGIT && BEHIND_NUMBER.test(text.charAt(i + 1)))) return true;
    if (start === -1) continue;
    const length = i - start;
    if (length <= LONGEST && isWord(text, start, i)) return true;
    if (length > LONGEST && text.endsWith('text', i)) return true;
    if (length <= 3 && text.charAt(i) === '.' && isAbbreviation(text, start, i)) return true;
    start = -1;
  }
  return false;
}

const BEHIND_NUMBER = /[ %‰€]/;

/** Whether an e follows a, o or u, or an s another one. */
function endsSubstitute(text: string, at: number, kind: number): boolean {
  const before = text.charCodeAt(at - 1) | 32;
  return kind === S ? before === 115 : before === 97 || before === 111 || before === 117;
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

/** `z. B.`, `Art. 6`: a short word with a full stop before another one, or before a number. */
const isAbbreviation = (text: string, start: number, stop: number) =>
  stop - start === 1
    ? /^ ?[A-Za-zÄ]\./u.test(text.slice(stop + 1, stop + 4))
    : /^ [0-9]/u.test(text.slice(stop + 1, stop + 3));
