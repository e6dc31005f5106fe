import { existsSync, readFileSync } from 'node:fs';
import { entriesOf } from '../../src/files/entries.ts';
import { writeFile } from '../../src/files/write.ts';
import { hashOfFiles } from '../build/sources.ts';

/** A hash of all that is generated, and that it is generated from, as it was when nothing was wrong with it. */
const MARK = 'node_modules/.cache/generated';
const FOLDERS = ['src', 'schema', 'scripts/generate'];
const FILES = ['docs/architecture.md', 'package-lock.json'];

function currentHash(): string {
  const below = (folder: string) => entriesOf(folder).files.map((path) => `${folder}/${path}`);
  return hashOfFiles([...FOLDERS.flatMap(below), ...FILES.filter((file) => existsSync(file))]);
}

/** Notes that what is generated is up to date, and that there is nothing to say of it. */
export const markFresh = () => writeFile(MARK, currentHash());

/** Whether that is still so. */
export const isFresh = (): boolean => existsSync(MARK) && readFileSync(MARK, 'utf8') === currentHash();
