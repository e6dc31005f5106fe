import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { IncompleteError, type Text } from '../../src/findings/errors.ts';
import { shownPath, siteFolder, wayWithin } from '../cli/caller.ts';
import { FOR_SERVER } from './site-files.ts';
import { beforeOf, freshOf, isSiteFolder } from './site-folders.ts';

/**
 * Throws an `IncompleteError` where a folder cannot be made anew without taking with it what no command has written: where the
 * site's sources are in it, or it is among the pages, or it holds other things than the last output.
 *
 * @param pages folder of the pages
 * @param mark a file that tells an output of the command from any other folder
 */
export function checkTarget(out: string, pages: string, mark: string) {
  const sources = [pages, siteFolder(), process.cwd()];
  if (isWithin(out, pages) || sources.some((source) => isWithin(source, out)))
    throw new IncompleteError(amongSources(out));
  if (!existsSync(join(out, mark)) && !isFree(out)) throw new IncompleteError(holdsOthers(out));
}

/** The same for a site, beside which the one in the making and the one before it lie. */
export function checkSiteTarget(out: string, pages: string) {
  checkTarget(out, pages, FOR_SERVER);
  const taken = [freshOf(out), beforeOf(out)].find((folder) => !isSiteFolder(folder) && !isFree(folder));
  if (taken !== undefined) throw new IncompleteError(holdsOthers(taken));
}

const isWithin = (path: string, folder: string): boolean => wayWithin(folder, path) !== undefined;

/** Whether nothing is there, or an empty folder. */
function isFree(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return !stats || (stats.isDirectory() && readdirSync(path).length === 0);
}

const amongSources = (out: string): Text => ({
  de: `${shownPath(out)} wird bei jedem Aufruf geleert, und darin liegen die Quellen der Website. Nennen Sie mit --out einen eigenen Ordner.`,
  en: `${shownPath(out)} is emptied each time, and the sources of the site are in it. Name a folder of its own with --out.`,
});

const holdsOthers = (folder: string): Text => ({
  de: `In ${shownPath(folder)} liegt anderes als eine frühere Ausgabe; es ginge verloren. Nennen Sie mit --out einen leeren oder neuen Ordner, oder räumen Sie diesen.`,
  en: `${shownPath(folder)} holds other things than an earlier output, which would be lost. Name an empty or new folder with --out, or clear this one.`,
});
