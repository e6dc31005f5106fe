import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { shellArgument } from '../../src/files/shell-argument.ts';
import { root } from '../child.mjs';

/** The folder of a site's pages, where no other is named. */
export const PAGES = 'pages-data';

/** The folder that a command was called in: commands work in the engine's, and are told where they come from. */
const caller = () => (process.cwd() === resolve(root) ? process.env.PEOPLE_PAGES_CALLER : undefined) ?? process.cwd();

/** Goes to the engine's folder, as every command does that was called elsewhere. */
export function workInEngine() {
  if (process.cwd() === resolve(root)) return;
  process.env.PEOPLE_PAGES_CALLER = process.cwd();
  process.chdir(root);
}

/** The folder of the site that is meant: the nearest one, from the caller's upwards, that holds pages; else the caller's. */
export function siteFolder(): string {
  for (let folder = caller(); ; folder = dirname(folder)) {
    if (existsSync(join(folder, PAGES))) return folder;
    if (folder === dirname(folder)) return caller();
  }
}

/** A path as this process can use it, given from another folder: as it is where that is the same one. */
const pathFrom = (folder: string, path: string) => (folder === process.cwd() ? path : resolve(folder, path));

/** A path that the caller has given. */
export const givenPath = (path: string): string => pathFrom(caller(), path);

/** A path below the folder of the site. */
export const sitePath = (path: string): string => pathFrom(siteFolder(), path);

/** The way to a path from a folder that it is in, or is; undefined where it is elsewhere. */
export function wayWithin(folder: string, path: string): string | undefined {
  const way = relative(resolve(folder), resolve(path));
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way) ? undefined : way;
}

/** What a command that is printed says of this folder of pages: nothing where it finds it by itself. */
export function pagesArgument(folder: string): string {
  if (folder === sitePath(PAGES)) return '';
  return ` --pages ${shellArgument(shownPath(folder))}`;
}

/** A path as the caller would write it. */
export const shownPath = (path: string): string =>
  caller() === process.cwd() ? path : relative(caller(), resolve(path)) || '.';
