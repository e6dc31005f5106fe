import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from '../../src/files/write.ts';
import { filesBelow, hashOfFiles } from '../build/sources.ts';

/** A hash of all that is generated, and that it is generated from, as it was when nothing was wrong with it. */
const MARK = 'node_modules/.cache/generated';
const FOLDERS = ['src', 'schema', 'scripts/generate'];
const FILES = ['docs/rooms.md', 'package-lock.json'];

const currentHash = (): string =>
  hashOfFiles([...FOLDERS.flatMap(filesBelow), ...FILES.filter((file) => existsSync(file))]);

/** Notes that what is generated is up to date, and that there is nothing to say of it. */
export const markFresh = () => writeFile(MARK, currentHash());

/** In the environment of processes that a command starts: the same hash, where it was left to be told what is wrong. */
const TOLD = 'PEOPLE_PAGES_GENERATED';

/** Notes for the processes that this one starts that what is generated is up to date, and that all has been said of it. */
export const markTold = () => {
  process.env[TOLD] = currentHash();
};

/** Whether all is generated as it was when that was noted. */
export function isFresh(): boolean {
  const hash = currentHash();
  return process.env[TOLD] === hash || (existsSync(MARK) && readFileSync(MARK, 'utf8') === hash);
}
