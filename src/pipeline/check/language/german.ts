import { englishIn } from './english.ts';
import { wordsOf } from './prose.ts';

/** Words of German sentences that no English sentence has. */
const GERMAN = new Set(
  'der das dem eine einen einem und oder ist sind nicht mit von vom zu zur zum auf bei wir sie ihr ihre uns sich auch nach wie aus durch wird werden haben unter keine ohne wenn dass'.split(
    ' ',
  ),
);

/** Whether the whole of a text is a German sentence. Names of places and companies are none. */
export function germanIn(text: string): boolean {
  if (englishIn(text) !== undefined) return false;
  const words = wordsOf(text);
  const found = new Set(words.filter((word) => GERMAN.has(word)));
  return found.size > 1 && found.size * 5 >= words.length;
}
