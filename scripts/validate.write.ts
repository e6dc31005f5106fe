import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../src/pipeline/read/content.ts';
import { IncompleteError } from './cli.ts';
import type { validateWords } from './validate.words.ts';
import { writeAtomically } from './write-file.ts';

/**
 * Writes files that were mended. A file that someone has changed since it was read is left alone; each is whole at every
 * moment, because it is written beside itself and renamed. Throws an `IncompleteError` that names those not written.
 */
export function writeMended(
  folder: string,
  paths: readonly string[],
  { before, after }: { before: Content; after: Content },
  words: (typeof validateWords)['de'],
) {
  const bytesOf = (content: Content, path: string) => content.files.find((file) => file.path === path)?.bytes;
  const write = (path: string): string | undefined => {
    const file = join(folder, path);
    const [read, mended] = [bytesOf(before, path), bytesOf(after, path)];
    if (!read || !mended) return undefined;
    try {
      if (!readFileSync(file).equals(read)) return words.changedOnDisk(file);
      writeAtomically(file, mended);
      return undefined;
    } catch (error) {
      return words.notWritten(file, error instanceof Error ? error.message : String(error));
    }
  };
  const troubles = paths.map(write).filter((sentence) => sentence !== undefined);
  if (troubles.length > 0) throw new IncompleteError(troubles.join('\n'));
}
