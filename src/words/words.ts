import { de, type Words } from './de.ts';
import { en } from './en.ts';
import type { Language } from './language.ts';

export type { Words };

/** What travels to browsers with the site's data: no language is part of the code there. */
export type BrowserWords = Pick<Words, 'locale' | 'frame' | 'blocks' | 'forms'>;

/** What servers and mail say. */
export type ServerWords = FormWords & Pick<Words, 'server' | 'mail'>;

/** What checking a form takes, the same in browser and server. */
export type FormWords = Pick<Words, 'locale' | 'forms'>;

/** A language of another name is one file like `de.ts` and one entry here. */
export const words: Readonly<Record<Language, Words>> = { de, en };

/**
 * The words of a language, with what the site says otherwise in their places.
 *
 * @param own texts at the paths of those words; anything else in it is left alone
 */
export function wordsOf(language: Language, own?: unknown): Words {
  const copy = structuredClone(words[language]);
  replace(copy, own);
  return copy;
}

function replace(target: object, own: unknown) {
  if (typeof own !== 'object' || own === null) return;
  for (const [key, word] of Object.entries(target)) {
    const wanted: unknown = Object.hasOwn(own, key) ? Reflect.get(own, key) : undefined;
    if (typeof word === 'object') replace(word, wanted);
    else if (typeof wanted === 'string') Reflect.set(target, key, wanted);
  }
}

/** Those of them that servers need. */
export const serverWords = ({ locale, forms, server, mail }: Words): ServerWords => ({ locale, forms, server, mail });

/** Those of them that browsers need. */
export const browserWords = ({ locale, frame, blocks, forms }: Words): BrowserWords => ({
  locale,
  frame,
  blocks,
  forms,
});
