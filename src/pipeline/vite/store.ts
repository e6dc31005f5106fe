import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../compile.ts';
import type { ContentFile } from '../load.ts';

/**
 * A pages folder in memory. A file that has not changed keeps its object, so that documents made of it are reused.
 */
export class ContentStore {
  readonly #folder: string;
  readonly #files = new Map<string, ContentFile>();
  readonly #assets = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      this.update(path.replaceAll('\\', '/'));
  }

  /** Takes in that a file, relative to the folder, was added, changed or removed. Tells whether that is so. */
  update(path: string): boolean {
    if (path.split('/').some((name) => name.startsWith('.'))) return false;
    const file = join(this.#folder, path);
    if (path.startsWith('_media/')) {
      const asset = path.slice('_media/'.length);
      const had = this.#assets.has(asset);
      if (isFile(file)) this.#assets.add(asset);
      else this.#assets.delete(asset);
      return had || this.#assets.has(asset);
    }
    const before = this.#files.get(path)?.bytes;
    const bytes = isFile(file) ? readFileSync(file) : undefined;
    if (bytes === undefined ? before === undefined : before && bytes.equals(before)) return false;
    if (bytes) this.#files.set(path, { path, bytes });
    else this.#files.delete(path);
    return true;
  }

  content(): Content {
    const files = [...this.#files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
    return { files, assets: [...this.#assets].sort() };
  }
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
