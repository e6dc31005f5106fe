const LONGEST = 60;
const MOST_WORDS = 5;
const LETTERS = /^\p{L}[\p{L}\p{M} .'’-]*$/u;
/** A dot inside a word, the beginning of an address, or more marks than a letter carries. */
const SUSPICIOUS = /\.[^ ]|\b(?:https?|www)\b|\p{M}{3}/iu;

/**
 * The name to greet with, where it can be nothing but a name; undefined where the greeting does without. It is the
 * only thing of the visitor's that a confirmation carries, and whoever entered it may be a stranger to the recipient.
 */
export function greetableName(value: string): string | undefined {
  const name = value.normalize('NFC').trim().replaceAll(/ +/gu, ' ');
  const isName = LETTERS.test(name) && !SUSPICIOUS.test(name);
  return isName && name.length <= LONGEST && name.split(' ').length <= MOST_WORDS ? name : undefined;
}
