import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceFile } from './write.ts';

/** What was not written for so many milliseconds is removed: what it is about may be gone. */
const LONGEST = 30 * 86_400_000;

/**
 * A value that one run keeps for the next, in one file that is replaced as a whole, so that several runs at a time are no
 * trouble, and without which nothing is lost but time.
 */
export class KeptFile<T> {
  readonly #file: string;
  readonly #engine: string;

  /** @param engine names the code that makes the value; what another has made does not count */
  constructor(file: string, engine: string) {
    this.#file = file;
    this.#engine = engine;
  }

  /** Undefined where there is none, or a damaged one. */
  read(): T | undefined {
    try {
      const text = readFileSync(this.#file, 'utf8');
      const [hash, content] = [text.slice(0, HASH), text.slice(HASH)];
      if (hash !== hashOf(content)) return undefined;
      const [made, value]: [string, T] = JSON.parse(content);
      return made === this.#engine ? value : undefined;
    } catch {
      return undefined;
    }
  }

  /** A full disk, or none to write to, must not fail a run. */
  write(value: T) {
    const text = JSON.stringify([this.#engine, value]);
    const folder = dirname(this.#file);
    try {
      mkdirSync(folder, { recursive: true });
      replaceFile(this.#file, `${hashOf(text)}${text}`);
      for (const path of readdirSync(folder).map((name) => join(folder, name)))
        if (Date.now() - statSync(path).mtimeMs > LONGEST) rmSync(path, { force: true });
    } catch {
      // It is found out again next time.
    }
  }
}

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');
const HASH = hashOf('').length;
