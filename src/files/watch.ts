import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Time in which saves of several files, or the steps of one save, count as one change. */
const QUIET = 80;
/** How often a folder is looked for that is gone. */
const RETRY = 500;

/**
 * Calls `onChange` soon after anything in a folder or below it has changed, for as long as the process lives. Every
 * folder is watched by itself: what Node offers for whole trees loses files on Linux that an editor replaces.
 */
export function watchFolder(folder: string, onChange: () => void) {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  function lookAgain(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      follow();
      onChange();
      if (watchers.size === 0) lookAgain(RETRY);
    }, delay);
  }

  /** Watches the folders that are there now. */
  function follow() {
    const present = foldersIn(folder);
    for (const [id, watcher] of watchers) if (!present.has(id)) forget(id, watcher);
    for (const [id, path] of present) if (!watchers.has(id)) add(id, path);
  }

  function add(id: string, path: string) {
    try {
      const watcher = watch(path, () => lookAgain(QUIET));
      watcher.on('error', () => {
        forget(id, watcher);
        lookAgain(RETRY);
      });
      watchers.set(id, watcher);
    } catch {
      lookAgain(RETRY);
    }
  }

  function forget(id: string, watcher: FSWatcher) {
    watcher.close();
    watchers.delete(id);
  }

  follow();
}

/**
 * A folder and all folders below it but hidden ones; none where it cannot be read. Their ids tell a folder from another
 * one that has taken its place, which has to be watched anew.
 */
function foldersIn(folder: string): Map<string, string> {
  try {
    const below = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .flatMap((entry) => [...foldersIn(join(folder, entry.name))]);
    return new Map([[`${statSync(folder).ino} ${folder}`, folder], ...below]);
  } catch {
    return new Map();
  }
}
