import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { KeptFile } from '../../src/files/kept-file.ts';
import { NameTable } from '../../src/files/name-table.ts';
import { shortHash } from './hashes.ts';
import { filesBelow, hashOfFiles } from './sources.ts';

const FOLDER = 'node_modules/.cache/sites';

/** What a file was made of, and the stamp that it was left with: without one, it was written by this build. */
export type Left = [key: string, stamp?: string];

/** A page with its styles, media and scripts by their places among the names: most pages share most of them. */
export interface ListedPage {
  key: string;
  styles: number[];
  shown: number[];
  /** its document, and the stamp that it was left with; none for a page of this build */
  path: string;
  stamp: string;
  /** its other files, a line each: the path, its stamp, and what it was made of unless it is the same; seldom read */
  others: string;
  /** the folders that they are in, by their places */
  folders: number[];
}

/** What pages name by its place. */
const SORTS = ['styles', 'shown', 'folders'] as const;
type Sort = (typeof SORTS)[number];

/** The folder of a site, and that of the site before, which holds no path that this one has not. */
interface Folders {
  site: string | undefined;
  before: string | undefined;
}

interface Finished {
  files: Array<[path: string, left: Left]>;
  pages: Array<[route: string, page: ListedPage]>;
  /** styles, media, scripts and folders of all pages */
  names: string[];
  folders: Folders | undefined;
  /** the files that the site before had otherwise, or not at all */
  changed: string[] | undefined;
  /** the folders of pages in the site before, with the stamps that they were left with */
  left: Array<[folder: string, stamp: string]>;
}

const NOTHING: Finished = { files: [], pages: [], names: [], folders: undefined, changed: undefined, left: [] };

/** What is known of the site that was built last, from one build to the next. */
export class LastSite {
  readonly folder: string;
  readonly #kept: KeptFile<Finished>;
  /** by path, the files that belong to no page */
  files: ReadonlyMap<string, Left>;
  /** by route */
  pages: ReadonlyMap<string, ListedPage>;
  names: NameTable;
  folders: Folders | undefined;
  changed: ReadonlySet<string> | undefined;
  left: ReadonlyMap<string, string>;
  /** whether this very process has built it, so that nobody is expected to have touched it since */
  isOwn = false;

  /** @param how whatever decides about files beside that which their keys name, and the code of the build */
  constructor(folder: string, how = '') {
    this.folder = folder;
    this.#kept = new KeptFile(`${FOLDER}/${shortHash(resolve(folder))}.json`, `${builder()} ${how}`);
    const { files, pages, names, folders, changed, left } = this.#kept.read() ?? NOTHING;
    this.#kept.close();
    this.files = new Map(files);
    this.pages = new Map(pages);
    this.names = new NameTable(names);
    this.folders = folders;
    this.changed = changed && new Set(changed);
    this.left = new Map(left);
  }

  /** Takes in the site that has come in its place. */
  replace(site: Pick<LastSite, 'files' | 'pages' | 'folders' | 'changed' | 'left'>) {
    Object.assign(this, site, { isOwn: true });
    this.#forgetNames();
    const { files, pages, names, folders, left } = this;
    const changed = folders?.before === undefined ? undefined : [...(this.changed ?? [])];
    const lists = { files: [...files], pages: [...pages], left: [...left] };
    this.#kept.write({ ...lists, names: names.names, folders, changed });
    this.#kept.close();
  }

  /** Has the next build take nothing from the folder. */
  forget() {
    this.replace({ files: new Map(), pages: new Map(), folders: undefined, changed: undefined, left: new Map() });
  }

  /** Names that no page has any longer, as soon as they are half of all. */
  #forgetNames() {
    const { names } = this;
    const used = SORTS.reduce((sum, sort) => sum + this.namesOf(sort).length, 0);
    if (used > names.names.length / 2) return;
    this.names = new NameTable();
    const moved = (places: readonly number[]) => this.names.placesOf(names.at(places));
    for (const page of this.pages.values()) for (const sort of SORTS) page[sort] = moved(page[sort]);
  }

  /** Of all its pages, each once. */
  namesOf(sort: Sort): string[] {
    return namesOf(this.pages.values(), sort, this.names);
  }
}

/** What pages name, each once. */
export function namesOf(pages: Iterable<ListedPage>, sort: Sort, { names }: NameTable): string[] {
  const isNamed = new Uint8Array(names.length);
  for (const page of pages) for (const place of page[sort]) isNamed[place] = 1;
  return names.filter((_, place) => isNamed[place]);
}

const builder = () =>
  `${process.version} ${hashOfFiles(filesBelow('scripts/build').filter((file) => !file.includes('.test.')))}`;

/** What changes where somebody writes or replaces a file; empty where there is none. */
export function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.size},${stats.mtimeMs},${stats.ino}` : '';
}
