import { fill } from '../words/fill.ts';
import type { FormWords } from '../words/words.ts';

/** Whether a label is a question or a sentence: „Wann kommen Sie?“ */
export const endsLikeSentence = (label: string): boolean => /[?!.:…]$/u.test(label);

/** A label as a sentence may name it: one that ends like a sentence itself has quotation marks around it. */
export const named = (label: string, { forms }: FormWords): string =>
  endsLikeSentence(label) ? fill(forms.quoted, { label }) : label;

/** A sentence about a field; a word of the site that has quotation marks of its own gets no second ones. */
export function sentence(word: string, label: string, words: FormWords, places: Readonly<Record<string, string>> = {}) {
  const isQuoted = /["“„«»‚‘]\{label\}/u.test(word);
  return fill(word, { ...places, label: isQuoted ? label : named(label, words) });
}
