import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { writeFile } from '../../src/files/write.ts';
import { prettyFinding } from '../../src/findings/formats/pretty.ts';
import { locateFindings } from '../../src/findings/locate.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import { lockProblemText } from '../../src/tools/lock/messages.ts';
import { shownPath } from '../cli/caller.ts';
import { markFresh } from './fresh.ts';
import { writeIndexes } from './indexes.ts';
import { inSite, noteGenerated, ownBlocks } from './own-blocks.ts';
import type { FaultyExamples } from './schemas.ts';

const words = {
  de: {
    written: (path: string) => `geschrieben: ${path}`,
    stale: (list: string) => `Nicht auf dem neuesten Stand:\n${list}\nAbhilfe: npm run generate`,
    missing: (file: string) => `${file} fehlt; bis dahin hat der Block in Referenz und Katalog keine Beispiele.`,
    faulty: 'Bis dahin fehlen diese Beispiele in Referenz und Katalog.',
  },
  en: {
    written: (path: string) => `written: ${path}`,
    stale: (list: string) => `Out of date:\n${list}\nTo do: npm run generate`,
    missing: (file: string) =>
      `${file} is missing; until it is there, the block has no examples in reference and catalogue.`,
    faulty: 'Until then reference and catalogue are without these examples.',
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
  const { writeExamples, writeSchemas } = await import('./schemas.ts');
  const { writeLock } = await import('./lock.ts');
  const { unprovedMigrations } = await import('./proofs.ts');
  const examples = await writeExamples(output);
  writeSchemas(examples.valid, output);
  const { lock, problems } = writeLock(new Set(relock?.split(',')), output);
  const unproved = problems.length === 0 ? await unprovedMigrations(lock) : [];
  const sentences = [
    ...examples.faulty.map((each) => faultyText(each, language)),
    ...[...problems, ...unproved].map((problem) => lockProblemText(problem, language)),
  ];
  if (sentences.length > 0) console.error(inSite(sentences.join('\n\n')));
  else if (!check) {
    markFresh();
    noteGenerated();
  }
  if (stale.length > 0) console.error(words[language].stale(stale.map((path) => `  ${path}`).join('\n')));
  return check && sentences.length + stale.length > 0 ? 1 : 0;
}

/** Each problem with its place and what to do, as of a page. */
function faultyText({ file, text, problems }: FaultyExamples, language: Language): string {
  const { missing, faulty } = words[language];
  if (text === undefined) return missing(file);
  const texts = new Map([[file, text]]);
  const report = { findings: locateFindings(problems, texts), texts, pages: 0, folder: '', language };
  return [...report.findings.map((finding) => prettyFinding(finding, report, (_, plain) => plain)), faulty].join('\n');
}

/** Writes files whose content is new, or with `check` only remembers which they are. */
function outputs(check: boolean, written: (path: string) => string) {
  const stale: string[] = [];
  const output = (path: string, content: string) => {
    if (existsSync(path) && readFileSync(path, 'utf8') === content) return;
    if (check) {
      stale.push(shownPath(path));
      return;
    }
    writeFile(path, content);
    // The package's own files, beside a site's, are nothing that anyone would look at or commit.
    if (isAbsolute(path) || ownBlocks() === undefined) console.log(written(shownPath(path)));
  };
  return { output, stale };
}
