const LONGEST = 60;
const MOST_WORDS = 5;
const LETTERS = /^\p{L}[\p{L}\p{M} .'’-]*$/u;
/** A dot inside a word, the beginning of an address, or more marks than a letter carries. */
const SUSPICIOUS = /\.[^ ]|\b(?:https?|www)\b|\p{M}{3}/iu;
/** What names have between their parts; another word in small letters belongs to a sentence or an address. */
const PARTICLES = 'af al bin da de del della den der di do dos du el la le te ten und van vom von y zu zum zur'.split(
  ' ',
);

/**
 * The name to greet with, where it can be nothing but a name; undefined where the greeting does without. It is the
 * only thing of the visitor's that a confirmation carries, and whoever entered it may be a stranger to the recipient.
 */
export function greetableName(value: string): string | undefined {
  const name = value.normalize('NFC').trim().replaceAll(/ +/gu, ' ');
  const words = name.split(' ');
  const areCapitalised = words.every((word) => PARTICLES.includes(word) || !/^\p{Ll}/u.test(word));
  const isName = LETTERS.test(name) && !SUSPICIOUS.test(name) && areCapitalised;
  return isName && name.length <= LONGEST && words.length <= MOST_WORDS ? name : undefined;
}
