import type { ReactNode } from 'react';
import { WordsContext } from '../src/design/words.ts';
import { words } from '../src/words/words.ts';

/** Around components under test: they speak German. */
export const German = ({ children }: { children: ReactNode }) => (
  <WordsContext value={words.de}>{children}</WordsContext>
);
