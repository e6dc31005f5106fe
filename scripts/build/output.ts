import { linkSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { KeptFile } from '../../src/files/kept-file.ts';
import { writeFile } from '../../src/files/write.ts';
import { shortHash } from './hashes.ts';
import { filesBelow, hashOfFiles } from './sources.ts';

const FOLDER = 'node_modules/.cache/sites';

/** What the whole site has to know of a page that is finished. */
export interface FinishedPage {
  /** hashes of its styles */
  styles: string[];
  /** addresses of the media and scripts that it names */
  shown: string[];
  /** its files, without those that hold the same compressed */
  files: string[];
}

/** What is known of a site: by path what a file was made of and how it was left, by route what a page was made of. */
interface Finished {
  files: Record<string, [key: string, stamp: string]>;
  pages: Record<string, [key: string, page: Listed]>;
  /** styles, media and scripts of all pages */
  names: string[];
}

/** A page with its styles, media and scripts by their place among the names: most pages share most of them. */
type Listed = Pick<FinishedPage, 'files'> & Record<'styles' | 'shown', number[]>;

const NOTHING: Finished = { files: {}, pages: {}, names: [] };

/**
 * The folder of a site in the making. A file that the last build made of the same things, and that nobody has touched since, is
 * taken from its site as it is, by a hard link: both sites are whole until one of them is removed.
 */
export class Output {
  readonly folder: string;
  readonly #last: string | undefined;
  readonly #kept: KeptFile<Finished> | undefined;
  readonly #known: Finished;
  readonly #now: Finished = { files: {}, pages: {}, names: [] };
  readonly #places = new Map<string, number>();
  readonly #folders = new Set<string>();

  /** @param last the folder of the last site; without one, everything is written */
  constructor(folder: string, last?: string) {
    this.folder = folder;
    this.#last = last;
    this.#kept = last === undefined ? undefined : new KeptFile(fileOf(last), builder());
    this.#known = this.#kept?.read() ?? NOTHING;
  }

  /** What a file of this site is made of; undefined where nobody has said so. */
  keyOf(path: string): string | undefined {
    return this.#now.files[path]?.[0];
  }

  /**
   * Puts the file of the last site in its place.
   *
   * @param key names all that it is made of
   * @returns false where there is none that is made of the same, and it has to be written
   */
  take(path: string, key: string): boolean {
    const [known, stamp = ''] = this.#known.files[path] ?? [];
    if (this.#last === undefined || known !== key) return false;
    try {
      const from = join(this.#last, path);
      if (stampOf(from) !== stamp) return false;
      this.#makeFolder(path);
      linkSync(from, join(this.folder, path));
    } catch {
      // It is gone, or the disk knows no such links.
      return false;
    }
    this.#now.files[path] = [key, stamp];
    return true;
  }

  write(path: string, content: string | Uint8Array, key: string) {
    const before = this.keyOf(path);
    if (before === key) return;
    const file = join(this.folder, path);
    // To write into a file that was taken would change the last site.
    if (before !== undefined) rmSync(file);
    writeFile(file, content);
    this.#now.files[path] = [key, ''];
  }

  /** The same for a page with all its files. Undefined where it has to be drawn. */
  takePage(route: string, key: string): FinishedPage | undefined {
    const [known, page] = this.#known.pages[route] ?? [];
    const isThere = (path: string) => this.take(path, this.#known.files[path]?.[0] ?? '');
    if (known !== key || !page?.files.every(isThere)) return undefined;
    const named = (places: number[]) => places.map((place) => this.#known.names[place] ?? '');
    const finished = { files: page.files, styles: named(page.styles), shown: named(page.shown) };
    this.finish(route, key, finished);
    return finished;
  }

  finish(route: string, key: string, { files, styles, shown }: FinishedPage) {
    const placed = (names: string[]) => names.map((name) => this.#placeOf(name));
    this.#now.pages[route] = [key, { files, styles: placed(styles), shown: placed(shown) }];
  }

  #placeOf(name: string): number {
    const place = this.#places.get(name) ?? this.#now.names.push(name) - 1;
    this.#places.set(name, place);
    return place;
  }

  /** Keeps what is known of the site for the next build, when it is in its place. */
  keep() {
    if (this.#last === undefined || !this.#kept) return;
    for (const [path, file] of Object.entries(this.#now.files)) file[1] ||= stampOf(join(this.#last, path));
    this.#kept.write(this.#now);
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

/** Empty where somebody has removed the file. */
function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? [stats.size, stats.mtimeMs, stats.ino].join() : '';
}
