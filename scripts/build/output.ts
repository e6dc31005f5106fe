import { linkSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { KeptFile } from '../../src/files/kept-file.ts';
import { NameTable } from '../../src/files/name-table.ts';
import { writeFile } from '../../src/files/write.ts';
import { shortHash } from './hashes.ts';
import { beforeOf, idOf, putInPlace, setAside, takeUp } from './site-folders.ts';
import { filesBelow, hashOfFiles } from './sources.ts';

const FOLDER = 'node_modules/.cache/sites';
/** From so many files on it pays to have the site before the last one lie beside it. */
const MANY = 2000;

/** What the whole site has to know of a page that is finished. */
export interface FinishedPage {
  /** hashes of its styles */
  styles: string[];
  /** addresses of the media and scripts that it names */
  shown: string[];
  /** its files, without those that hold the same compressed */
  files: string[];
}

/** What a file was made of, and how it was left: without a size, it was written by this build. */
type Left = [key: string, size?: number, time?: number, inode?: number];

/** What is known of a site: by path of its files, by route what a page was made of. */
interface Finished {
  files: Array<[path: string, left: Left]>;
  pages: Array<[route: string, page: [key: string, page: Listed]]>;
  /** styles, media and scripts of all pages */
  names: string[];
  /** the folder of the site, and that of the site before, which holds no path that this one has not */
  folders?: { site: string | undefined; before: string | undefined } | undefined;
}

/** A page with its styles, media and scripts by their place among the names: most pages share most of them. */
type Listed = Pick<FinishedPage, 'files'> & Record<'styles' | 'shown', number[]>;

const NOTHING: Finished = { files: [], pages: [], names: [] };

/**
 * The folder of a site in the making. A file that the last build made of the same things, and that nobody has touched since, is
 * taken from its site as it is, by a hard link: both sites are whole until one of them is removed. Of many files, most
 * are there already: the site before the last one is made the next.
 */
export class Output {
  readonly folder: string;
  readonly #last: string | undefined;
  readonly #kept: KeptFile<Finished> | undefined;
  readonly #known: ReturnType<typeof mapped>;
  readonly #now = mapped(NOTHING);
  readonly #folders = new Set<string>();

  /** @param last the folder of the last site; without one, everything is written */
  constructor(folder: string, last?: string) {
    this.folder = folder;
    this.#last = last;
    this.#kept = last === undefined ? undefined : new KeptFile(fileOf(last), builder());
    this.#known = mapped(this.#kept?.read() ?? NOTHING);
    this.#kept?.close();
  }

  /** Takes over the site that was before the last one at a place, as far as it is known. */
  begin(out: string) {
    takeUp(beforeOf(out), this.#known.folders?.before, this.folder);
  }

  /** The paths of its files, and what each is made of. */
  get files(): Array<[path: string, key: string]> {
    return Array.from(this.#now.files, ([path, [key]]) => [path, key]);
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
    const left = this.#known.files.get(path);
    if (this.#last === undefined || left?.[0] !== key) return false;
    const [from, to] = [`${this.#last}/${path}`, `${this.folder}/${path}`];
    try {
      if (!isAsLeft(to, left)) {
        if (!isAsLeft(from, left)) return false;
        this.#makeFolder(path);
        rmSync(to, { force: true });
        linkSync(from, to);
      }
    } catch {
      // It is gone, or the disk knows no such links.
      return false;
    }
    this.#now.files.set(path, left);
    return true;
  }

  write(path: string, content: string | Uint8Array, key: string) {
    if (this.#now.files.get(path)?.[0] === key) return;
    const file = join(this.folder, path);
    // To write into a file that was taken would change the last site.
    rmSync(file, { force: true });
    writeFile(file, content);
    this.#now.files.set(path, [key]);
  }

  /** Takes or writes a file that is made of its content alone. */
  put(path: string, content: string | Uint8Array) {
    const key = shortHash(content);
    if (!this.take(path, key)) this.write(path, content, key);
  }

  remove(path: string) {
    rmSync(join(this.folder, path), { force: true });
    this.#now.files.delete(path);
  }

  /** The same for a page with all its files. Undefined where it has to be drawn. */
  takePage(route: string, key: string): FinishedPage | undefined {
    const [known, page] = this.#known.pages.get(route) ?? [];
    const isThere = (path: string) => this.take(path, this.#known.files.get(path)?.[0] ?? '');
    if (known !== key || !page?.files.every(isThere)) return undefined;
    const { names } = this.#known;
    const finished = { files: page.files, styles: names.at(page.styles), shown: names.at(page.shown) };
    this.finish(route, key, finished);
    return finished;
  }

  finish(route: string, key: string, { files, styles, shown }: FinishedPage) {
    const { pages, names } = this.#now;
    pages.set(route, [key, { files, styles: names.placesOf(styles), shown: names.placesOf(shown) }]);
  }

  /**
   * Puts the finished site in the last one's place, which stays whole until the new one is beside it, and keeps what is known of
   * it for the next build.
   */
  publish(out: string, many = MANY) {
    const gone = [...this.#known.files.keys()].filter((path) => !this.#now.files.has(path));
    const before = putInPlace(this.folder, out, gone);
    const isOfUse = before !== undefined && before === this.#known.folders?.site && this.#now.files.size >= many;
    setAside(beforeOf(out), isOfUse ? gone : undefined);
    this.#keep({ site: idOf(out), before: idOf(beforeOf(out)) });
  }

  #keep(folders: Finished['folders']) {
    if (this.#last === undefined || !this.#kept) return;
    const { files, pages, names } = this.#now;
    for (const [path, left] of files) if (left.length === 1) left.push(...stampOf(`${this.#last}/${path}`));
    this.#kept.write({ files: [...files], pages: [...pages], names: names.names, folders });
    this.#kept.close();
  }

  #makeFolder(path: string) {
    const folder = dirname(join(this.folder, path));
    if (this.#folders.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
  }
}

const fileOf = (site: string) => `${FOLDER}/${shortHash(resolve(site))}.json`;

/** What decides about files beside that which their keys name: how a site is built, and by which Node. */
const builder = () => `${process.version} ${hashOfFiles(filesBelow('scripts/build'))}`;

const mapped = ({ files, pages, names, folders }: Finished) => ({
  files: new Map(files),
  pages: new Map(pages),
  names: new NameTable(names),
  folders,
});

/** Nothing where somebody has removed the file. */
function stampOf(file: string): number[] {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? [stats.size, stats.mtimeMs, stats.ino] : [];
}

function isAsLeft(file: string, [, size, time, inode]: Left): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && stats.size === size && stats.mtimeMs === time && stats.ino === inode;
}
