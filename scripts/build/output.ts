import { existsSync, linkSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NameTable } from '../../src/files/name-table.ts';
import { inFolder, writeFile } from '../../src/files/write.ts';
import { shortHash } from './hashes.ts';
import { type LastSite, type Left, type ListedPage, namesOf, stampOf } from './last-site.ts';
import { beforeOf, idOf, linkWhole, putInPlace, setAside, takeUp } from './site-folders.ts';

/** From so many files and pages on it pays to have the site before the last one lie beside it. */
const MANY = 500;

/** What the same compressed is called beside a file. */
export const COMPRESSED = ['.br', '.gz'];

/** What the whole site has to know of a page that is finished. */
export interface FinishedPage {
  /** hashes of its styles */
  styles: readonly string[];
  /** addresses of the media and scripts that it names */
  shown: readonly string[];
  /** its files, without those that hold the same compressed */
  files: readonly string[];
}

/**
 * The folder of a site in the making. A file that the last build made of the same things, and that nobody has touched since, is
 * taken from its site as it is, by a hard link: both sites are whole until one of them is removed. Of many files, most
 * are there already: the site before the last one is made the next.
 */
export class Output {
  readonly folder: string;
  readonly #last: LastSite | undefined;
  readonly #names: NameTable;
  /** by path, without the files of pages that were taken */
  readonly #files = new Map<string, Left>();
  readonly #pages = new Map<string, ListedPage>();
  /** of the pages of this build, without those that hold the same compressed */
  readonly #ownFiles = new Map<ListedPage, readonly string[]>();
  /** files of pages that the last site has otherwise, or that it alone has */
  readonly #parted = new Map<string, Left>();
  /** paths that are not in the folder yet as the last site has them; undefined where each has to be looked at */
  #missing: ReadonlySet<string> | undefined;
  /** whether the folder began with nothing in it */
  #isEmpty = false;
  /** folders in which nobody has put, replaced or removed a file, by their places among the names */
  #untouched: ReadonlySet<number> = new Set();

  /** @param last without one, everything is written */
  constructor(folder: string, last?: LastSite) {
    this.folder = folder;
    this.#last = last;
    this.#names = last?.names ?? new NameTable();
  }

  /** Takes over the site that was before the last one at a place, as far as it is known. */
  begin(out: string) {
    const { folders, changed } = this.#last ?? {};
    const isTaken = takeUp(beforeOf(out), folders?.before, this.folder);
    this.#isEmpty = !isTaken;
    this.#missing = isTaken && idOf(out) === folders?.site ? changed : undefined;
    if (this.#missing) this.#untouched = new Set(this.#names.placesOf(this.#foldersAsLeft()));
  }

  #foldersAsLeft(): string[] {
    const { left = new Map<string, string>(), isOwn } = this.#last ?? {};
    const all = [...left];
    return all.flatMap(([name, stamp]) => (isOwn || stampOf(join(this.folder, name)) === stamp ? name : []));
  }

  /** The paths of its files, but of those of pages that were taken, and what each is made of. */
  get files(): Array<[path: string, key: string]> {
    return Array.from(this.#files, ([path, [key]]) => [path, key]);
  }

  /** Addresses of media and scripts that its pages name. */
  get shown(): string[] {
    return namesOf(this.#pages.values(), 'shown', this.#names);
  }

  read(path: string): Buffer {
    return readFileSync(join(this.folder, path));
  }

  /**
   * Puts the file of the last site in its place.
   *
   * @param key names all that it is made of
   * @returns false where there is none that is made of the same, and it has to be written
   */
  take(path: string, key: string): boolean {
    const left = this.#last?.files.get(path) ?? this.#parted.get(path);
    if (left?.[0] !== key || left[1] === undefined || !this.#place(path, left[1])) return false;
    this.#files.set(path, left);
    return true;
  }

  #place(path: string, stamp: string): boolean {
    const [from, to] = [`${this.#last?.folder}/${path}`, `${this.folder}/${path}`];
    if (!this.#isEmpty && this.#isThere(path, stamp)) return true;
    if (stampOf(from) !== stamp) return false;
    try {
      if (!this.#isEmpty) rmSync(to, { force: true });
      inFolder(to, () => linkSync(from, to));
      return true;
    } catch {
      // It is gone, or the disk knows no such links.
      return false;
    }
  }

  #isThere(path: string, stamp: string): boolean {
    if (this.#missing && this.#last?.isOwn) return !this.#missing.has(path);
    return stampOf(join(this.folder, path)) === stamp;
  }

  write(path: string, content: string | Uint8Array, key: string) {
    if (this.#files.get(path)?.[0] === key) return;
    const file = join(this.folder, path);
    try {
      writeFile(file, content, { isNew: true });
    } catch (error) {
      if (!existsSync(file)) throw error;
      // To write into a file that was taken would change the last site.
      rmSync(file);
      writeFile(file, content);
    }
    this.#files.set(path, [key]);
  }

  /** Takes or writes a file that is made of its content alone. */
  put(path: string, content: string | Uint8Array) {
    const key = shortHash(content);
    if (!this.take(path, key)) this.write(path, content, key);
  }

  remove(path: string) {
    rmSync(join(this.folder, path), { force: true });
    this.#files.delete(path);
  }

  /** The same for a page with all its files. Returns the hashes of its styles; undefined where it has to be drawn. */
  takePage(route: string, key: string): string[] | undefined {
    const page = this.#last?.pages.get(route);
    if (!page) return undefined;
    if (page.key === key && this.#takeFiles(page)) {
      this.#pages.set(route, page);
      return this.#names.at(page.styles);
    }
    this.#part(page);
    return undefined;
  }

  /** Somebody may write into a document; the files that go with it are replaced or removed, if ever, as their folder tells. */
  #takeFiles({ path, stamp, others, folders }: ListedPage): boolean {
    if (!this.#place(path, stamp)) return false;
    const isThere = this.#missing?.has(path) === false && folders.every((place) => this.#untouched.has(place));
    return isThere || filesIn(others).every(([other, left]) => this.#place(other, left));
  }

  /** Has the files of a page stand by themselves: some of them may be of use still. */
  #part({ path, key, stamp, others }: ListedPage) {
    this.#parted.set(path, [key, stamp]);
    for (const [other, left, of] of filesIn(others)) this.#parted.set(other, [of || key, left]);
  }

  /** The first of its files is its document, and made of what the key names. */
  finish(route: string, key: string, { files, styles, shown }: FinishedPage) {
    const places = { styles: this.#names.placesOf(styles), shown: this.#names.placesOf(shown) };
    const page = { key, ...places, path: files[0] ?? '', stamp: '', others: '', folders: [] };
    this.#pages.set(route, page);
    this.#ownFiles.set(page, files);
  }

  /**
   * Puts the finished site in the last one's place, which stays whole until the new one is beside it, and keeps what is known of
   * it for the next build; of a site that is not whole yet, nothing.
   */
  publish(out: string, { isWhole = true, many = MANY } = {}) {
    const { pages = new Map(), files = new Map(), folders } = this.#last ?? {};
    for (const [route, page] of pages) if (this.#pages.get(route) !== page) this.#part(page);
    const gone = [...files.keys(), ...this.#parted.keys()].filter((path) => !this.#files.has(path));
    const before = putInPlace(this.folder, out, gone);
    const isMany = this.#last !== undefined && this.#count >= many;
    const isOfUse = before !== undefined && before === folders?.site && isMany;
    setAside(beforeOf(out), isOfUse ? gone : undefined);
    if (!isWhole) this.#last?.forget();
    // Else the next build, which somebody waits for after a change, would have to link every file.
    else this.#keep(out, { isTwin: !isOfUse && isMany && linkWhole(out, beforeOf(out)) });
  }

  /** Of a page that was taken, its document alone counts. */
  get #count(): number {
    return this.#files.size + this.#pages.size - this.#ownFiles.size;
  }

  /** @param isTwin whether the folder beside the site holds the very same files */
  #keep(out: string, { isTwin }: { isTwin: boolean }) {
    const last = this.#last;
    if (!last) return;
    const changed = new Set<string>();
    for (const [path, left] of this.#files) {
      if (left.length === 2) continue;
      left.push(stampOf(`${last.folder}/${path}`));
      if (!isTwin) changed.add(path);
    }
    for (const [page, files] of this.#ownFiles) this.#join(page, files);
    const folders = { site: idOf(out), before: idOf(beforeOf(out)) };
    const names = namesOf(this.#pages.values(), 'folders', this.#names);
    const left = new Map(names.map((name) => [name, stampOf(join(beforeOf(out), name))]));
    last.replace({ files: this.#files, pages: this.#pages, folders, changed, left });
  }

  /** Lists the files of a page, with those that hold the same compressed, with it alone. */
  #join(page: ListedPage, files: readonly string[]) {
    const beside = (path: string) => [path, ...COMPRESSED.map((ending) => path + ending)];
    const [document = '', ...others] = files.flatMap(beside).filter((path) => this.#files.has(path));
    const lineOf = (path: string) => {
      const [key, stamp] = this.#files.get(path) ?? [];
      return [path, stamp, key === page.key ? '' : key].join('\t');
    };
    page.stamp = this.#files.get(document)?.[1] ?? '';
    page.others = others.map(lineOf).join('\n');
    page.folders = this.#names.placesOf([...new Set(others.map(dirname))]);
    for (const path of [document, ...others]) this.#files.delete(path);
  }
}

/** See `ListedPage`. */
function filesIn(others: string): Array<[path: string, stamp: string, key: string]> {
  if (others === '') return [];
  return others.split('\n').map((line) => {
    const [path = '', stamp = '', key = ''] = line.split('\t');
    return [path, stamp, key];
  });
}
