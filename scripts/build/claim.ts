import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from '../../src/files/write.ts';

/**
 * Claims a folder for one build: two at once would write into each other's files. Undefined where another one that still
 * runs has it; else what gives the folder back, and removes what was not finished beside it. A site that an interrupted build had moved aside is put in its place again.
 */
export function claim(out: string): (() => void) | undefined {
  const lock = `${out}.lock`;
  if (existsSync(lock) && !isRunning(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true });
  try {
    writeFile(lock, String(process.pid), { isNew: true });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return undefined;
    throw error;
  }
  if (!existsSync(out) && existsSync(`${out}.old`)) renameSync(`${out}.old`, out);
  return () => {
    for (const rest of [`${out}.new`, lock]) rmSync(rest, { recursive: true, force: true });
  };
}

/** A process of ours never waits for itself: in a container the last one may have had the same number. */
function isRunning(id: number): boolean {
  try {
    return id !== process.pid && id > 0 && process.kill(id, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
