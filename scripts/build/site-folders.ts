import { existsSync, linkSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf } from '../../src/files/entries.ts';
import { inFolder, writeFile } from '../../src/files/write.ts';
import { FOR_SERVER } from './site-files.ts';

/** With it git passes over a folder that is not, or no longer, the site. */
const IGNORE = '.gitignore';
const ALL = '*\n';

/** Where the site before the last one lies. */
export const beforeOf = (site: string) => `${site}.old`;

/** Where a site is made. */
export const freshOf = (site: string) => `${site}.new`;

/** Whether a build has made a folder, finished or not. */
export function isSiteFolder(folder: string): boolean {
  const ignore = join(folder, IGNORE);
  return existsSync(join(folder, FOR_SERVER)) || (existsSync(ignore) && readFileSync(ignore, 'utf8') === ALL);
}

/** Tells a folder from any other that is or was in its place; undefined where there is none. */
export function idOf(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats && [stats.ino, stats.birthtimeMs].join();
}

/** Makes a former site a new one to begin with where it is the one that is known, an empty folder else. Returns which. */
export function takeUp(before: string, known: string | undefined, fresh: string): boolean {
  remove(fresh);
  const isKnown = known !== undefined && idOf(before) === known;
  if (isKnown) renameSync(before, fresh);
  else remove(before);
  writeFile(join(fresh, IGNORE), ALL);
  return isKnown;
}

/**
 * Puts a finished site in the last one's place, which stays whole until the new one is beside it, and is put back where that
 * fails. Returns the id of the last one.
 *
 * @param gone paths that the new site does not have
 */
export function putInPlace(fresh: string, out: string, gone: readonly string[]): string | undefined {
  for (const path of [...gone, IGNORE]) rmSync(join(fresh, path), { force: true });
  const before = beforeOf(out);
  remove(before);
  if (existsSync(out)) renameSync(out, before);
  try {
    renameSync(fresh, out);
  } catch (error) {
    if (existsSync(before)) renameSync(before, out);
    throw error;
  }
  return idOf(before);
}

/** Leaves of a former site, without these paths, what the next one can begin with; nothing where they are not known. */
export function setAside(before: string, gone: readonly string[] | undefined) {
  try {
    if (!gone) return remove(before);
    for (const path of gone) rmSync(join(before, path), { force: true });
    writeFile(join(before, IGNORE), ALL);
  } catch {
    // A full disk: the next site begins with nothing.
    remove(before);
  }
}

/** Makes a folder of hard links to every file of a site, for the next one to begin with. Returns whether it could be made. */
export function linkWhole(site: string, before: string): boolean {
  try {
    // First, as in the folder of a site in the making: what is left of it where the build is killed is known by it.
    writeFile(join(before, IGNORE), ALL);
    for (const path of entriesOf(site).files)
      inFolder(join(before, path), () => linkSync(join(site, path), join(before, path)));
    return true;
  } catch {
    // A full disk, or one that knows no such links: the next site begins with nothing.
    remove(before);
    return false;
  }
}

/**
 * Removes a folder that a build has made. What tells that goes last, so that what an interrupted one leaves can be removed by the
 * next. What is still being written where a signal ends the build may come in between.
 */
export function remove(folder: string) {
  const others = existsSync(folder) ? readdirSync(folder).filter((name) => name !== FOR_SERVER && name !== IGNORE) : [];
  for (const path of [...others.map((name) => join(folder, name)), folder])
    rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}
