import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { IncompleteError } from '../findings/errors.ts';
import { shellArgument } from './shell-argument.ts';
import { replaceFile, writeFile } from './write.ts';

/** Hidden, so that nothing takes it for content. */
const WORK = '.change';
const LIST = 'list.json';

/** Texts by path below the folder; undefined removes a file. */
export type Changes = ReadonlyMap<string, string | undefined>;

interface Step {
  path: string;
  isRemoved: boolean;
}

/**
 * Changes several files of a folder as one: all new texts are written aside first, so that a full disk leaves everything as
 * it was; then what is to be done is noted, and done. Whoever is killed after that has it finished by `finishChange`.
 */
export function changeFiles(folder: string, changes: Changes) {
  const work = join(folder, WORK);
  try {
    rmSync(work, { recursive: true, force: true });
    for (const [path, text] of changes) if (text !== undefined) writeFile(join(work, 'files', path), text);
    const steps = [...changes].map(([path, text]): Step => ({ path, isRemoved: text === undefined }));
    replaceFile(join(work, LIST), JSON.stringify(steps));
  } catch (error) {
    rmSync(work, { recursive: true, force: true });
    throw error;
  }
  finishChange(folder);
}

/** Does what is left of a change that was interrupted. Returns whether there was one. */
export function finishChange(folder: string): boolean {
  const work = join(folder, WORK);
  if (!isUnfinished(folder)) return false;
  const steps: Step[] = JSON.parse(readFileSync(join(work, LIST), 'utf8'));
  for (const { path, isRemoved } of steps) {
    const [file, fresh] = [join(folder, path), join(work, 'files', path)];
    if (isRemoved) remove(file, folder);
    else if (existsSync(fresh)) {
      mkdirSync(dirname(file), { recursive: true });
      renameSync(fresh, file);
    }
  }
  rmSync(work, { recursive: true });
  return true;
}

/** Throws an `IncompleteError` where a folder is between two states. */
export function requireFinished(folder: string) {
  if (!isUnfinished(folder)) return;
  // Wherever it is called: the folder may be that of another site than the one found there.
  const command = `npx people-pages move --finish --pages ${shellArgument(folder)}`;
  throw new IncompleteError({
    de: `In ${folder} ist das Verschieben oder Löschen einer Seite unterbrochen worden. Zu Ende bringen: ${command}`,
    en: `In ${folder}, moving or deleting a page was interrupted. To finish it: ${command}`,
  });
}

const isUnfinished = (folder: string) => existsSync(join(folder, WORK, LIST));

/** Removes a file, and the folders that are empty without it. */
function remove(file: string, folder: string) {
  rmSync(file, { force: true });
  let above = dirname(file);
  while (resolve(above) !== resolve(folder) && existsSync(above) && readdirSync(above).length === 0) {
    rmdirSync(above);
    above = dirname(above);
  }
}
