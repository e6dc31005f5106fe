import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readdirSync, readSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceFile } from './write.ts';

/** What was not written for so many milliseconds is removed: what it is about may be gone. */
const LONGEST = 30 * 86_400_000;

/** Where a record is among all records of its file, and what it has to be. */
export type Place = [offset: number, length: number, hash: string];

/**
 * A value that one run keeps for the next, and behind it records that are read one by one when they are asked for: the value says
 * where they are. The file is replaced as a whole, so that several runs at a time are no trouble, and without it nothing is lost
 * but time.
 */
export class KeptFile<T> {
  readonly #file: string;
  readonly #engine: string;
  /** where the records begin in the file that was read or written last, which stays open: another run may replace it */
  #open: { descriptor: number; records: number } | undefined;

  /** @param engine names the code that makes the value; what another has made does not count */
  constructor(file: string, engine: string) {
    this.#file = file;
    this.#engine = engine;
  }

  /** Undefined where there is none, or a damaged one. */
  read(): T | undefined {
    try {
      this.close();
      const descriptor = openSync(this.#file, 'r');
      this.#open = { descriptor, records: 0 };
      const prefix = readAt(descriptor, 0, PREFIX).toString('latin1');
      const content = readAt(descriptor, PREFIX, Number(prefix.slice(HASH)));
      this.#open.records = PREFIX + content.length;
      const end = content.indexOf('\n');
      if (prefix.slice(0, HASH) !== hashOf(content) || content.toString('utf8', 0, end) !== this.#engine)
        return undefined;
      return JSON.parse(content.toString('utf8', end));
    } catch {
      return undefined;
    }
  }

  /** Undefined where it is damaged. */
  record([offset, length, hash]: Place): Buffer | undefined {
    if (!this.#open) return undefined;
    try {
      const bytes = readAt(this.#open.descriptor, this.#open.records + offset, length);
      return placeOf(bytes, offset)[2] === hash ? bytes : undefined;
    } catch {
      return undefined;
    }
  }

  /** Returns whether it was written: a full disk, or none to write to, must not fail a run. */
  write(value: T, records: readonly Uint8Array[] = []): boolean {
    const content = Buffer.from(`${this.#engine}\n${JSON.stringify(value)}`);
    const folder = dirname(this.#file);
    try {
      mkdirSync(folder, { recursive: true });
      const prefix = hashOf(content) + String(content.length).padStart(PREFIX - HASH);
      replaceFile(this.#file, prefix, content, ...records);
      this.close();
      this.#open = { descriptor: openSync(this.#file, 'r'), records: PREFIX + content.length };
      for (const path of readdirSync(folder).map((name) => join(folder, name)))
        if (Date.now() - statSync(path).mtimeMs > LONGEST) rmSync(path, { force: true });
      return true;
    } catch {
      // It is found out again next time.
      return false;
    }
  }

  close() {
    if (this.#open) closeSync(this.#open.descriptor);
    this.#open = undefined;
  }
}

/** The place of a record behind others of so many bytes. */
export const placeOf = (bytes: Uint8Array, offset: number): Place => [offset, bytes.length, hashOf(bytes).slice(0, 16)];

function readAt(descriptor: number, offset: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  return bytes.subarray(0, readSync(descriptor, bytes, 0, length, offset));
}

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const HASH = hashOf('').length;
/** The hash of the value, and its length. */
const PREFIX = HASH + 16;
