import { basename, dirname, resolve, sep } from 'node:path';
import { watch } from 'chokidar';

/** Time in which saves of several files, or the steps of one save, count as one change. */
const QUIET = 20;

/**
 * Calls `onChange` soon after anything in a folder or below it, but hidden files, has changed, with the files that
 * did, also when the folder goes away and comes back. Settles when it watches, with a function that ends it.
 */
export async function watchFolder(folder: string, onChange: (files: string[]) => void): Promise<() => Promise<void>> {
  const path = resolve(folder);
  const parent = dirname(path);
  const isOutside = (other: string) => other !== parent && other !== path && !other.startsWith(`${path}${sep}`);
  const ignored = (other: string) => isOutside(other) || (other !== path && basename(other).startsWith('.'));
  const watcher = watch(parent, { ignored, ignoreInitial: true, followSymlinks: false });
  let timer: NodeJS.Timeout | undefined;
  let changed: string[] = [];
  watcher.on('all', (_, file) => {
    clearTimeout(timer);
    changed.push(file);
    timer = setTimeout(() => {
      onChange(changed);
      changed = [];
    }, QUIET);
  });
  // What cannot be watched is named by whoever reads it.
  watcher.on('error', () => {});
  await new Promise<void>((ready) => watcher.once('ready', ready));
  return () => {
    clearTimeout(timer);
    return watcher.close();
  };
}
