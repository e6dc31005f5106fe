import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from '../../src/files/write.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import { lockProblemText } from '../../src/tools/lock/messages.ts';
import { markFresh } from './fresh.ts';
import { writeIndexes } from './indexes.ts';
import { inSite } from './own-blocks.ts';

const words = {
  de: {
    written: (path: string) => `geschrieben: ${path}`,
    stale: (list: string) => `Nicht auf dem neuesten Stand:\n${list}\nAbhilfe: npm run generate`,
    invalid: (file: string, name: string, places: string) =>
      `${file}: Das Beispiel „${name}“ passt nicht zum Schema (${places}). Passen Sie es an; bis dahin fehlt es in Referenz und Katalog.`,
  },
  en: {
    written: (path: string) => `written: ${path}`,
    stale: (list: string) => `Out of date:\n${list}\nTo do: npm run generate`,
    invalid: (file: string, name: string, places: string) =>
      `${file}: the example "${name}" does not fit the schema (${places}). Adapt it; until then reference and catalogue are without it.`,
  },
};

/**
 * Generates every file that is made from the sources. With `check` nothing is written, and it returns 1 where a file is
 * out of date or a schema would break old pages; else it returns 0.
 *
 * @param relock names of schemas to lock as they are, with commas between them
 */
export async function generate(
  { check, relock }: { check: boolean; relock: string | undefined },
  language: Language,
): Promise<number> {
  const { output, stale } = outputs(check, words[language].written);
  writeIndexes(output);
  // Loaded after the indexes are written, because it is made of them.
  const { writeExamples, writeLock, writeSchemas } = await import('./schemas.ts');
  const examples = await writeExamples(output);
  writeSchemas(examples.valid, output);
  const problems = writeLock(new Set(relock?.split(',')), output);
  const sentences = [
    ...examples.invalid.map(({ file, name, pointers }) => words[language].invalid(file, name, pointers.join(', '))),
    ...problems.map((problem) => lockProblemText(problem, language)),
  ];
  if (sentences.length > 0) console.error(inSite(sentences.join('\n\n')));
  else if (!check) markFresh();
  if (stale.length > 0) console.error(words[language].stale(stale.map((path) => `  ${path}`).join('\n')));
  return check && sentences.length + stale.length > 0 ? 1 : 0;
}

/** Writes files whose content is new, or with `check` only remembers which they are. */
function outputs(check: boolean, written: (path: string) => string) {
  const stale: string[] = [];
  const output = (path: string, content: string) => {
    if (existsSync(path) && readFileSync(path, 'utf8') === content) return;
    if (check) {
      stale.push(path);
      return;
    }
    writeFile(path, content);
    console.log(written(path));
  };
  return { output, stale };
}
