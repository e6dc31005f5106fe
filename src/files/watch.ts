import { basename, dirname, resolve, sep } from 'node:path';
import { watch } from 'chokidar';

/** Time in which saves of several files, or the steps of one save, count as one change. */
const QUIET = 80;

/**
 * Calls `onChange` soon after anything in a folder or below it, but hidden files, has changed, for as long as the process
 * lives, also when the folder goes away and comes back. Settles when it watches.
 */
export function watchFolder(folder: string, onChange: () => void): Promise<void> {
  const path = resolve(folder);
  const parent = dirname(path);
  const isOutside = (other: string) => other !== parent && other !== path && !other.startsWith(`${path}${sep}`);
  const ignored = (other: string) => isOutside(other) || (other !== path && basename(other).startsWith('.'));
  const watcher = watch(parent, { ignored, ignoreInitial: true, followSymlinks: false });
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, QUIET);
  });
  // What cannot be watched is named by whoever reads it.
  watcher.on('error', () => {});
  return new Promise((ready) => watcher.once('ready', ready));
}
