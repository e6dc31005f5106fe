import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { ContentFile } from '../pipeline/read/content.ts';
import type { KeptPage, KeptPages } from '../pipeline/read/page.ts';
import type { Section, Sections } from '../pipeline/read/sections/section.ts';
import { KeptFile } from './kept-file.ts';

/** A hundred pages are read in the time in which ten thousand are written. */
const WORTH = 100;
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
 * What was found out about the sound pages of a folder, from one run to the next. A page is known again by the size and times
 * of its file, or else by its content.
 */
export class KeptFacts implements KeptPages {
  readonly #file: KeptFile<[string, Entry]>;
  #known: ReadonlyMap<string, Entry>;
  #now = new Map<string, Entry>();
  #changes = 0;

  /**
   * @param folder the pages folder
   * @param engine names the code that finds them out; what another has found does not count
   */
  constructor(folder: string, engine: string) {
    this.#file = new KeptFile(`${FOLDER}/${hashOf(resolve(folder)).slice(0, 16)}.json`, engine);
    this.#known = new Map(this.#file.read() ?? []);
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

  /** Names the content that a sound page and the shared sections that it uses had in the last run; undefined for any other. */
  contentOf(path: string): string | undefined {
    const entry = this.#known.get(path);
    return entry && `${entry.hash} ${entry.sections}`;
  }

  /**
   * Ends a run. What was asked for and found out in it is known in the next one that is handed this object, and kept for other
   * processes unless it is so little that to find it out again takes less than to write all of it.
   */
  save() {
    const isMuch = this.#changes > this.#known.size / WORTH;
    this.#known = this.#now;
    this.#now = new Map();
    if (!isMuch) return;
    this.#changes = 0;
    this.#file.write([...this.#known]);
  }
}

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Sections of the same name: a page in the folder of their language uses them instead. */
const translationsOf = (name: string, sections: Sections) =>
  [...sections.keys()].filter((other) => other.endsWith(`/${name}`));

const hashes = new WeakMap<Section, string>();

function hashOfSections(uses: readonly string[], sections: Sections): string {
  return uses
    .flatMap((name) => {
      const section = sections.get(name);
      if (!section) return `without ${name}`;
      const hash = hashes.get(section) ?? hashOf(JSON.stringify(section));
      hashes.set(section, hash);
      return [hash, ...translationsOf(name, sections)];
    })
    .join();
}
