import { existsSync } from 'node:fs';
import { DiskFile } from './disk-file.ts';
import { KeptFile } from './kept-file.ts';

/** A file as it is now. */
export interface FileLook {
  /** What was found in it; undefined where that is not known, or not certain to be of this very file. */
  get(what: string): string | undefined;
  /** Keeps what was found in it, and returns it. */
  set(what: string, found: string): string;
}

type Entry = [stamp: string, found: Record<string, string>];

/** What was found in files, from one run to the next: to look at a file's size, times and inode takes less than to read it. */
export class KnownFiles {
  readonly #kept: KeptFile<Array<[file: string, entry: Entry]>>;
  #known: Map<string, Entry> | undefined;
  #isChanged = false;

  constructor(file: string) {
    this.#kept = new KeptFile(file, '');
  }

  /** Whatever decides about what is found, beside the file, has to be named together with it. */
  look(file: string): FileLook {
    const { stamp } = new DiskFile('', file);
    const entry = this.#entries.get(file);
    const found = entry && entry[0] === stamp ? entry[1] : {};
    return {
      get: (what) => found[what],
      set: (what, value) => {
        found[what] = value;
        if (stamp !== undefined) this.#entries.set(file, [stamp, found]);
        this.#isChanged ||= stamp !== undefined;
        return value;
      },
    };
  }

  get #entries(): Map<string, Entry> {
    this.#known ??= new Map(this.#kept.read());
    this.#kept.close();
    return this.#known;
  }

  /** Keeps it for other processes, but for files that are gone. */
  save() {
    if (!this.#isChanged) return;
    this.#isChanged = false;
    this.#kept.write([...this.#entries].filter(([file]) => existsSync(file)));
    this.#kept.close();
  }

  forget() {
    this.#known = new Map();
  }
}
