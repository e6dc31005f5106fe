import { statSync } from 'node:fs';
import { basename, dirname, resolve, sep } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { isHidden } from './entries.ts';

/**
 * Time in which saves of several files, or the steps of one save, count as one change. Also what chokidar needs to watch a file
 * that an editor has replaced: with 20 ms, the next replacement went unnoticed on a busy machine.
 */
const QUIET = 80;

/**
 * Calls `onChange` after anything in a folder or below it, but hidden files, has changed, with the files that
 * did, also when the folder goes away and comes back. Settles when it watches, with a function that ends it.
 *
 * @param quiet milliseconds without a change before the call. Where it is shorter than usual, one more call follows if a file has
 *   changed again meanwhile, whether that was noticed or not
 */
export async function watchFolder(
  folder: string,
  onChange: (files: string[]) => void,
  quiet = QUIET,
): Promise<() => Promise<void>> {
  const path = resolve(folder);
  const parent = dirname(path);
  const isOutside = (other: string) => other !== parent && other !== path && !other.startsWith(`${path}${sep}`);
  const isWayIn = (other: string) => other === parent || other === path;
  const ignored = (other: string) => isOutside(other) || (!isWayIn(other) && isHidden(basename(other)));
  let timer: NodeJS.Timeout | undefined;
  let changed: string[] = [];
  const note = (file: string) => {
    changed.push(file);
    clearTimeout(timer);
    timer = setTimeout(tell, quiet);
  };
  const tell = () => {
    const files = [...new Set(changed)];
    if (quiet < QUIET) timer = setTimeout(settle, QUIET, files, stampOf(files));
    else changed = [];
    onChange(files);
  };
  /** What was told stays in the list until then, so that it is looked at whatever else changes meanwhile. */
  const settle = (files: readonly string[], before: string) => {
    changed = [];
    if (stampOf(files) !== before) files.forEach(note);
  };
  const start = async () => {
    const watcher = watch(parent, { ignored, ignoreInitial: true, followSymlinks: false });
    watcher.on('all', (event, file) => {
      note(file);
      if (event === 'addDir' && file === path) watching = renewed(watching);
    });
    // What cannot be watched is named by whoever reads it.
    watcher.on('error', () => {});
    await new Promise<void>((ready) => watcher.once('ready', ready));
    return watcher;
  };
  /** A folder that comes back is watched file by file, a while after it was seen: a save before that would go unnoticed. */
  const renewed = async (former: Promise<FSWatcher>) => {
    const watcher = await start();
    await (await former).close();
    note(path);
    return watcher;
  };
  let watching = start();
  await watching;
  return async () => {
    await (await watching).close();
    clearTimeout(timer);
  };
}

/** Differs once one of the files has been written again, replaced or taken away. */
const stampOf = (files: readonly string[]) =>
  files
    .map((file) => statSync(file, { throwIfNoEntry: false }))
    .map((stats) => stats && `${stats.ino} ${stats.size} ${stats.mtimeMs}`)
    .join();
