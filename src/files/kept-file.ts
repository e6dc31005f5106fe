import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceFile } from './write.ts';

/** What was not written for so many milliseconds is removed: what it is about may be gone. */
const LONGEST = 30 * 86_400_000;

/**
 * Values that one run keeps for the next, in one file that is replaced as a whole, so that several runs at a time are no
 * trouble, and without which nothing is lost but time. Each is a line of its own: the text of all at once would double the memory
 * that they take.
 */
export class KeptFile<T> {
  readonly #file: string;
  readonly #engine: string;

  /** @param engine names the code that makes the values; what another has made does not count */
  constructor(file: string, engine: string) {
    this.#file = file;
    this.#engine = engine;
  }

  /** Undefined where there is none, or a damaged one. */
  read(): T[] | undefined {
    try {
      const bytes = readFileSync(this.#file);
      const content = bytes.subarray(HASH);
      if (bytes.toString('latin1', 0, HASH) !== hashOf(content)) return undefined;
      const lines = linesOf(content);
      return lines.next().value === this.#engine ? Array.from(lines, (line): T => JSON.parse(line)) : undefined;
    } catch {
      return undefined;
    }
  }

  /** A full disk, or none to write to, must not fail a run. */
  write(values: readonly T[]) {
    const lines = values.map((value) => Buffer.from(`\n${JSON.stringify(value)}`));
    const content = Buffer.concat([Buffer.from(this.#engine), ...lines]);
    const folder = dirname(this.#file);
    try {
      mkdirSync(folder, { recursive: true });
      replaceFile(this.#file, Buffer.concat([Buffer.from(hashOf(content)), content]));
      for (const path of readdirSync(folder).map((name) => join(folder, name)))
        if (Date.now() - statSync(path).mtimeMs > LONGEST) rmSync(path, { force: true });
    } catch {
      // It is found out again next time.
    }
  }
}

function* linesOf(content: Buffer): Generator<string> {
  for (let start = 0; start < content.length; ) {
    const end = content.indexOf('\n', start);
    yield content.toString('utf8', start, end < 0 ? content.length : end);
    start = end < 0 ? content.length : end + 1;
  }
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const HASH = hashOf('').length;
