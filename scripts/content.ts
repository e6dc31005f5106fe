import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../src/pipeline/compile.ts';
import { UsageError } from './cli.ts';

/**
 * Reads a pages folder: every file except those below `_media`, of which only the names count, and hidden ones
 * (`.DS_Store`). Symbolic links are followed by neither.
 */
export function readContent(folder: string): Content {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new UsageError(`--pages ${folder}: kein Ordner / no folder`);
  const files: Content['files'][number][] = [];
  const assets: string[] = [];
  const walk = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue;
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (!entry.isFile()) continue;
      else if (path.startsWith('_media/')) assets.push(path.slice('_media/'.length));
      else files.push({ path, bytes: readFileSync(join(folder, path)) });
    }
  };
  walk('');
  const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
  return { files: files.sort(byPath), assets: assets.sort() };
}
