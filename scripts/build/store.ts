import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf } from '../../src/files/entries.ts';
import { inFolder, replaceFile, writeFile } from '../../src/files/write.ts';

type Part = string | Uint8Array;

/** Keeps what takes long to make, and finds it again by all that it was made from. */
export interface Store {
  /**
   * What `make` makes, or has made before of the same parts.
   *
   * @param parts everything that the result depends on: sources, options, the version of what makes it
   */
  get(parts: readonly Part[], make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Whether something has been made of these parts before. */
  has(parts: readonly Part[]): boolean;
  /** Once a day, removes what no build has used for long; of the rest the oldest, where there is too much. */
  prune(): void;
}

/** Keeps nothing. */
export const noStore: Store = { get: (_, make) => make(), has: () => false, prune() {} };

/** Where builds and checks keep what they have made. */
export const STORE = 'node_modules/.cache/store';

const DAY = 86_400_000;
/** Bytes of the hash at the head of an entry. */
const DIGEST = 32;
/** A site of 10,000 pages needs about a quarter of this. */
const LIMITS = { age: 30 * DAY, bytes: 4 * 2 ** 30 };

/**
 * A store in a folder, one file an entry, which builds may share at the same time. An entry appears whole or not at all,
 * and holds a hash of itself: a damaged one is made again. Without the folder nothing is lost but time.
 */
export class DiskStore implements Store {
  readonly #folder: string;
  /** what is being made, so that it is not made twice */
  readonly #making = new Map<string, Promise<Uint8Array>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  has(parts: readonly Part[]): boolean {
    return existsSync(this.#fileOf(keyOf(parts)));
  }

  #fileOf(key: string): string {
    return join(this.#folder, key.slice(0, 2), key.slice(2));
  }

  async get(parts: readonly Part[], make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const key = keyOf(parts);
    const file = this.#fileOf(key);
    const known = this.#making.get(key) ?? read(file, key);
    if (known) return known;
    const making = make();
    this.#making.set(key, making);
    try {
      const content = await making;
      keep(file, key, content);
      return content;
    } finally {
      this.#making.delete(key);
    }
  }

  prune(limits = LIMITS) {
    const now = Date.now();
    const marker = join(this.#folder, 'pruned');
    if (now - timeOf(marker) < DAY) return;
    writeFile(marker, '');
    const entries = entriesOf(this.#folder).files.map((path) => join(this.#folder, path));
    const used = entries.map((file) => ({ file, time: timeOf(file), size: sizeOf(file) }));
    let bytes = 0;
    for (const { file, time, size } of used.sort((a, b) => b.time - a.time)) {
      bytes += size;
      if (now - time > limits.age || bytes > limits.bytes) rmSync(file, { force: true });
    }
  }
}

/** Of parts that could be confused, such as `ab` + `c` and `a` + `bc`, the hashes differ. */
function hashOf(parts: readonly Part[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest();
}

const keyOf = (parts: readonly Part[]) => hashOf(parts).toString('hex');

function read(file: string, key: string): Uint8Array | undefined {
  let entry: Buffer;
  try {
    entry = readFileSync(file);
  } catch {
    return undefined;
  }
  const content = entry.subarray(DIGEST);
  if (!hashOf([key, content]).equals(entry.subarray(0, DIGEST))) return undefined;
  markUsed(file);
  return content;
}

/** A full disk must not fail a build that could do without the store. */
function keep(file: string, key: string, content: Uint8Array) {
  try {
    inFolder(file, () => replaceFile(file, hashOf([key, content]), content));
  } catch {
    // It is made again next time.
  }
}

/** An entry's time says when it was used last, to the day: more would cost as much as reading it. */
function markUsed(file: string) {
  const now = Date.now();
  if (now - timeOf(file) < DAY) return;
  try {
    utimesSync(file, now / 1000, now / 1000);
  } catch {
    // Removed by another build, or not ours to touch.
  }
}

const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
