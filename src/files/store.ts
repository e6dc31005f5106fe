import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMediaFile, mediaFile, mediaName } from '../documents/media.ts';
import type { Content, ContentFile } from '../pipeline/read/content.ts';
import { entriesOf, type UnreadableEntry } from './entries.ts';
import { MediaReader } from './media.ts';

/**
 * A pages folder in memory. A file that has not changed keeps its object, so that documents made of it are reused. Where a
 * symbolic link has taken the place of a file or folder, what was there stays.
 */
export class ContentStore {
  readonly #folder: string;
  readonly #files = new Map<string, ContentFile>();
  readonly #assets = new Set<string>();
  readonly #media = new MediaReader();
  /** what is neither file nor folder now */
  unreadable: readonly UnreadableEntry[];

  constructor(folder: string) {
    this.#folder = folder;
    const { files, unreadable } = entriesOf(folder);
    this.unreadable = unreadable;
    for (const path of files) this.#read(path);
  }

  /**
   * Reads a file, relative to the folder, that was added, changed or removed, and looks for links that are new or gone,
   * which is all for the path `''`. Returns whether anything has changed.
   */
  update(path: string): boolean {
    if (path.split('/').some((name) => name.startsWith('.'))) return false;
    const { files, unreadable } = entriesOf(this.#folder);
    const isOther = namesOf(unreadable) !== namesOf(this.unreadable);
    this.unreadable = unreadable;
    const assets = [...this.#assets].map(mediaFile);
    const touched = isOther ? new Set([...files, ...this.#files.keys(), ...assets]) : [path];
    const changes = [...touched].filter((each) => !this.#isBelowUnreadable(each)).map((each) => this.#read(each));
    return isOther || changes.includes(true);
  }

  #isBelowUnreadable(path: string): boolean {
    return this.unreadable.some((entry) => path === entry.path || path.startsWith(`${entry.path}/`));
  }

  #read(path: string): boolean {
    const file = join(this.#folder, path);
    if (isMediaFile(path)) {
      const asset = mediaName(path);
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
    const assets = [...this.#assets].sort();
    return { files, assets, media: this.#media.read(this.#folder, assets) };
  }
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

const namesOf = (entries: readonly UnreadableEntry[]) => entries.map(({ path, kind }) => `${kind} ${path}`).join('\n');
