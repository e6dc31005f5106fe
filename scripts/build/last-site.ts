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
  paths: string[];
  /** what each of its files was made of */
  keys: string[];
  /** the stamps that they were left with, one after the other; empty for a page of this build */
  stamps: string;
}

/** The folder of a site, and that of the site before, which holds no path that this one has not. */
interface Folders {
  site: string | undefined;
  before: string | undefined;
}

interface Finished {
  files: Array<[path: string, left: Left]>;
  pages: Array<[route: string, page: ListedPage]>;
  /** styles, media and scripts of all pages */
  names: string[];
  folders: Folders | undefined;
}

const NOTHING: Finished = { files: [], pages: [], names: [], folders: undefined };

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
  /** the files that the site before had otherwise, or not at all; undefined where another process has built it */
  changed: ReadonlySet<string> | undefined;

  /** @param how whatever decides about files beside that which their keys name, and the code of the build */
  constructor(folder: string, how = '') {
    this.folder = folder;
    this.#kept = new KeptFile(`${FOLDER}/${shortHash(resolve(folder))}.json`, `${builder()} ${how}`);
    const { files, pages, names, folders } = this.#kept.read() ?? NOTHING;
    this.#kept.close();
    this.files = new Map(files);
    this.pages = new Map(pages);
    this.names = new NameTable(names);
    this.folders = folders;
  }

  /** Takes in the site that has come in its place. */
  replace(site: Pick<LastSite, 'files' | 'pages' | 'folders' | 'changed'>) {
    Object.assign(this, site);
    this.#forgetNames();
    const { files, pages, names, folders } = this;
    this.#kept.write({ files: [...files], pages: [...pages], names: names.names, folders });
    this.#kept.close();
  }

  /** Names that no page has any longer, as soon as they are half of all. */
  #forgetNames() {
    const { names } = this;
    if (this.namesOf('shown').length + this.namesOf('styles').length > names.names.length / 2) return;
    this.names = new NameTable();
    const moved = (places: readonly number[]) => this.names.placesOf(names.at(places));
    for (const page of this.pages.values())
      Object.assign(page, { styles: moved(page.styles), shown: moved(page.shown) });
  }

  /** Of all its pages, each once. */
  namesOf(sort: 'styles' | 'shown'): string[] {
    return namesOf(this.pages.values(), sort, this.names);
  }
}

/** What pages name, each once. */
export function namesOf(pages: Iterable<ListedPage>, sort: 'styles' | 'shown', { names }: NameTable): string[] {
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
