import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from '../../src/files/write.ts';
import { IncompleteError } from '../../src/findings/errors.ts';
import { beforeOf, freshOf, remove } from './site-folders.ts';

/**
 * Claims a folder for one build: two at once would write into each other's files. Puts a site in its place that an
 * interrupted build had moved aside. Throws an `IncompleteError` where another build that still runs has the folder.
 *
 * @returns what gives the folder back, and removes what was not finished beside it
 */
export function claim(out: string): () => void {
  const lock = `${out}.lock`;
  if (existsSync(lock) && !isRunning(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true });
  try {
    writeFile(lock, String(process.pid), { isNew: true });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new IncompleteError(busy(out));
    throw error;
  }
  if (!existsSync(out) && existsSync(beforeOf(out))) renameSync(beforeOf(out), out);
  return () => {
    remove(freshOf(out));
    rmSync(lock, { force: true });
  };
}

const busy = (out: string) => ({
  de: `Ein anderer Build schreibt gerade ${out}/. Versuchen Sie es noch einmal, wenn er fertig ist.`,
  en: `Another build is writing ${out}/ now. Try again when it is done.`,
});

/** A process of ours never waits for itself: in a container the last one may have had the same number. */
function isRunning(id: number): boolean {
  try {
    return id !== process.pid && id > 0 && process.kill(id, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
