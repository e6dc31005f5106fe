import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../src/pipeline/compile.ts';
import { buildDay } from './build-day.ts';
import { IncompleteError, UsageError } from './cli.ts';

/**
 * Reads a pages folder for a day: every file except those below `_media`, of which only the names count, and hidden ones
 * (`.DS_Store`). Symbolic links are followed by neither. Throws an `IncompleteError` where a folder or file is there but
 * cannot be read: a site without it would be another site.
 */
export function readContent(folder: string, day = buildDay()): Content {
  if (!isFolder(folder)) throw new UsageError(`--pages ${folder}: kein Ordner / no folder`);
  const files: Content['files'][number][] = [];
  const assets: string[] = [];
  const walk = (below: string) => {
    for (const entry of reading(join(folder, below), (name) => readdirSync(name, { withFileTypes: true }))) {
      if (entry.name.startsWith('.')) continue;
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (!entry.isFile()) continue;
      else if (path.startsWith('_media/')) assets.push(path.slice('_media/'.length));
      else files.push({ path, bytes: reading(join(folder, path), (name) => readFileSync(name)) });
    }
  };
  walk('');
  const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
  return { files: files.sort(byPath), assets: assets.sort(), day };
}

const isFolder = (name: string) => existsSync(name) && statSync(name).isDirectory();

function reading<T>(name: string, read: (name: string) => T): T {
  try {
    return read(name);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new IncompleteError(`${name} lässt sich nicht lesen / cannot be read (${reason}).`);
  }
}
