import { availableParallelism } from 'node:os';
import { IncompleteError } from '../../src/findings/errors.ts';

/** Does a piece of work for every item, as many at a time as there are processors. */
export async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items].values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** Does a piece of work once for items that follow one another under the same name, and lets go of it then, or when it fails. */
export function onceInARow<T, Result>(nameOf: (item: T) => string, work: (item: T) => Promise<Result>) {
  let last: { name: string; result: Promise<Result> } | undefined;
  return (item: T): Promise<Result> => {
    const name = nameOf(item);
    if (last?.name === name) return last.result;
    const result = work(item);
    last = { name, result };
    result.catch(() => {
      if (last?.result === result) last = undefined;
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
