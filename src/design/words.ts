import { createContext, useContext } from 'react';
import type { BrowserWords } from '../words/words.ts';

/** The engine's words in the language of the page. They come with the site's data: no language is part of the code. */
export const WordsContext = createContext<BrowserWords | null>(null);

/** Throws outside the application, where no language is known. */
export function useWords(): BrowserWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error('No WordsContext');
  return words;
}
