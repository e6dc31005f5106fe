import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { isMediaFile, mediaFile, mediaName } from '../documents/media.ts';
import type { Content, ContentFile } from '../pipeline/read/content.ts';
import { DiskFile } from './disk-file.ts';
import { entriesOf, isHidden, isReadableName, type UnreadableEntry } from './entries.ts';
import { MediaReader } from './media.ts';

/** In place of the path of a file: all of them. */
export const EVERY_FILE = '/';

/**
 * A pages folder in memory. A file that has not changed keeps its object, so that documents made of it are reused. Where a
 * symbolic link has taken the place of a file or folder, what was read there before stays.
 */
export class ContentStore {
  readonly #folder: string;
  readonly #File: typeof DiskFile;
  readonly #files = new Map<string, DiskFile>();
  readonly #assets = new Set<string>();
  readonly #media = new MediaReader();
  /** what is neither file nor folder now */
  unreadable: readonly UnreadableEntry[];

  /** @param File how its files are read */
  constructor(folder: string, File = DiskFile) {
    this.#folder = folder;
    this.#File = File;
    const { files, unreadable } = entriesOf(folder);
    this.unreadable = unreadable;
    for (const path of files) this.#look(path);
  }

  /**
   * Looks at a file, relative to the folder, that was added, changed or removed; where a link is in its way or was anywhere,
   * and for the path `''`, for other links and for files that are new or gone; for `EVERY_FILE` at each. Returns whether anything has
   * changed: nothing has while the folder is away, as it is for a moment where git checks out another branch.
   */
  update(path: string): boolean {
    if (!existsSync(this.#folder)) return false;
    if (isHidden(path)) return false;
    const isAll = path === EVERY_FILE;
    if (path !== '' && !isAll && this.unreadable.length === 0 && this.#isPlain(path)) return this.#look(path);
    const { files, unreadable } = entriesOf(this.#folder);
    const isOther = namesOf(unreadable) !== namesOf(this.unreadable);
    this.unreadable = unreadable;
    const known = new Set([...this.#files.keys(), ...[...this.#assets].map(mediaFile)]);
    const present = new Set(files);
    const all = [...new Set([...files, ...known])];
    const isNewOrGone = (each: string) => present.has(each) !== known.has(each);
    const touched = isOther || isAll ? all : path === '' ? all.filter(isNewOrGone) : [path];
    const changes = touched.map((each) => (this.#isBelowUnreadable(each) ? this.#keep(each) : this.#look(each, isAll)));
    return isOther || changes.includes(true);
  }

  /** Whether nothing on the way to a file is anything but a folder, a file or missing, nor has a name that is not read. */
  #isPlain(path: string): boolean {
    const names = path.split('/');
    return names.every((name, index) => {
      const entry = statsOf(join(this.#folder, ...names.slice(0, index + 1)));
      return isReadableName(name) && (!entry || entry.isFile() || entry.isDirectory());
    });
  }

  /** What is in the way of a file must not be read in its place. */
  #keep(path: string): boolean {
    if (!this.#files.get(path)?.isRead) this.#files.delete(path);
    return false;
  }

  #isBelowUnreadable(path: string): boolean {
    return this.unreadable.some((entry) => path === entry.path || path.startsWith(`${entry.path}/`));
  }

  /** @param isAll whether nobody says that this very file has changed */
  #look(path: string, isAll = false): boolean {
    const file = join(this.#folder, path);
    const stats = statsOf(file);
    const isThere = stats?.isFile() ?? false;
    if (isMediaFile(path)) {
      const asset = mediaName(path);
      const had = this.#assets.has(asset);
      if (isThere) this.#assets.add(asset);
      else this.#assets.delete(asset);
      return isAll ? had !== isThere : had || isThere;
    }
    const before = this.#files.get(path);
    const now = stats && isThere ? new this.#File(this.#folder, path, stats) : undefined;
    if (now ? before?.isSame(now) : before === undefined) return false;
    if (now) this.#files.set(path, now);
    else this.#files.delete(path);
    return true;
  }

  /** Paths of all files but media. */
  get paths(): Iterable<string> {
    return this.#files.keys();
  }

  /** The names of all media. */
  get assets(): string[] {
    return [...this.#assets].sort();
  }

  file(path: string): ContentFile | undefined {
    return this.#files.get(path);
  }

  content(): Content {
    const files = [...this.#files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
    const { assets } = this;
    return { files, assets, media: this.#media.read(this.#folder, assets) };
  }
}

const statsOf = (file: string) => lstatSync(file, { throwIfNoEntry: false });

const namesOf = (entries: readonly UnreadableEntry[]) => entries.map(({ path, kind }) => `${kind} ${path}`).join('\n');
