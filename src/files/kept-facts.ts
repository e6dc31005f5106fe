import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ContentFile } from '../pipeline/read/content.ts';
import type { KeptPage, KeptPages } from '../pipeline/read/page.ts';
import type { Section, Sections } from '../pipeline/read/sections/section.ts';
import { replaceFile } from './write.ts';

/** A hundred pages are read in the time in which ten thousand are written. */
const WORTH = 100;
/** What was not written for so many milliseconds is removed: its folder may be gone. */
const LONGEST = 30 * 86_400_000;
const FOLDER = 'node_modules/.cache/facts';

/** What is known of a page, and what it was found in. */
interface Entry {
  /** of the file whose content has the hash, if its time is certain */
  stamp: string | undefined;
  hash: string;
  /** of the shared sections that the page uses */
  sections: string;
  page: KeptPage;
}

/**
 * What was found out about the sound pages of a folder, from one run to the next: in one file that is replaced as a whole, so
 * that several runs at a time are no trouble, and without which nothing is lost but time. A page is known again by the size
 * and times of its file, or else by its content.
 */
export class KeptFacts implements KeptPages {
  readonly #engine: string;
  readonly #file: string;
  readonly #known: ReadonlyMap<string, Entry>;
  readonly #now = new Map<string, Entry>();
  #changes = 0;

  /**
   * @param folder the pages folder
   * @param engine names the code that finds them out; what another has found does not count
   */
  constructor(folder: string, engine: string) {
    this.#engine = engine;
    this.#file = `${FOLDER}/${hashOf(resolve(folder)).slice(0, 16)}.json`;
    this.#known = new Map(readEntries(this.#file, engine));
  }

  get(file: ContentFile, sections: Sections): KeptPage | undefined {
    const entry = this.#known.get(file.path);
    if (!entry || entry.sections !== hashOfSections(entry.page.uses, sections)) return undefined;
    if (file.stamp === undefined || file.stamp !== entry.stamp) {
      if (entry.hash !== hashOf(file.bytes)) return undefined;
      if (file.stamp !== entry.stamp) this.#changes += 1;
    }
    this.#now.set(file.path, { ...entry, stamp: file.stamp });
    return entry.page;
  }

  set(file: ContentFile, sections: Sections, page: KeptPage) {
    const hash = hashOf(file.bytes);
    this.#now.set(file.path, { stamp: file.stamp, hash, sections: hashOfSections(page.uses, sections), page });
    this.#changes += 1;
  }

  /**
   * Keeps what was asked for and found out since, unless it is so little that to find it out again takes less than to write
   * all of it. A full disk, or none to write to, must not fail a run.
   */
  save() {
    if (this.#changes <= this.#known.size / WORTH) return;
    const text = JSON.stringify([this.#engine, [...this.#now]]);
    try {
      mkdirSync(FOLDER, { recursive: true });
      replaceFile(this.#file, `${hashOf(text)}${text}`);
      for (const path of readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`))
        if (Date.now() - statSync(path).mtimeMs > LONGEST) rmSync(path, { force: true });
    } catch {
      // It is found out again next time.
    }
  }
}

function readEntries(file: string, engine: string): Array<[string, Entry]> {
  try {
    const text = readFileSync(file, 'utf8');
    const [hash, content] = [text.slice(0, HASH), text.slice(HASH)];
    if (hash !== hashOf(content)) return [];
    const [made, entries]: [string, Array<[string, Entry]>] = JSON.parse(content);
    return made === engine ? entries : [];
  } catch {
    return [];
  }
}

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const HASH = hashOf('').length;

const hashes = new WeakMap<Section, string>();

function hashOfSections(uses: readonly string[], sections: Sections): string {
  return uses
    .map((name) => {
      const section = sections.get(name);
      if (!section) return `without ${name}`;
      const hash = hashes.get(section) ?? hashOf(JSON.stringify(section));
      hashes.set(section, hash);
      return hash;
    })
    .join();
}
