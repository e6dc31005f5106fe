import { availableParallelism } from 'node:os';
import { IncompleteError } from '../../src/findings/errors.ts';

/**
 * Does a piece of work for every item, as many at a time as there are processors.
 *
 * @param isLarge names items that take so much memory that half of the processors at most have one at a time; the others do
 * smaller ones meanwhile
 */
export async function inParallel<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
  isLarge: (item: T) => boolean = () => false,
): Promise<void> {
  const queue = [...items].values();
  const waiting: T[] = [];
  const most = Math.ceil(availableParallelism() / 2);
  let large = 0;
  const isFree = () => large < most;
  const next = (): T | undefined => {
    if (waiting.length > 0 && isFree()) return waiting.shift();
    for (const item of queue) {
      if (isFree() || !isLarge(item)) return item;
      waiting.push(item);
    }
    // Whoever is at a large one does those that are left.
    return undefined;
  };
  const worker = async () => {
    for (let item = next(); item !== undefined; item = next()) {
      const own = isLarge(item) ? 1 : 0;
      large += own;
      await work(item);
      large -= own;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** Does a piece of work when it is asked for first. */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}

/**
 * Does a piece of work once for items that follow one another under the same name, and lets go of it then, or when it fails.
 *
 * @param most so many names may take turns
 */
export function onceInARow<T, Result>(nameOf: (item: T) => string, work: (item: T) => Promise<Result>, most = 1) {
  const last = new Map<string, Promise<Result>>();
  return (item: T): Promise<Result> => {
    const name = nameOf(item);
    const known = last.get(name);
    const result = known ?? work(item);
    // The one that was asked for last comes last.
    last.delete(name);
    last.set(name, result);
    for (const oldest of last.keys()) if (last.size > most) last.delete(oldest);
    if (!known)
      result.catch(() => {
        if (last.get(name) === result) last.delete(name);
      });
    return result;
  };
}

/** What is encoded with the first quality that keeps within a limit of bytes; with the last where none does. */
export async function encodedWithin(
  { limit, qualities }: { limit: number; qualities: readonly number[] },
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let made: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    made = await encode(quality);
    if (made.length <= limit) break;
  }
  return made;
}

/** Hands a media file to what reads or draws it. Throws an `IncompleteError` that names a file which cannot be decoded. */
export async function decoding<T>(file: string, work: (file: string) => Promise<T>): Promise<T> {
  try {
    return await work(file);
  } catch (error) {
    if (error instanceof IncompleteError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new IncompleteError({
      de: `${file} ist beschädigt (${reason}). Exportieren Sie sie noch einmal und ersetzen Sie die Datei.`,
      en: `${file} is damaged (${reason}). Export it again and replace the file.`,
    });
  }
}
