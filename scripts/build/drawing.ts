import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { copyFile, replaceFile } from '../../src/files/write.ts';
import { IncompleteError } from '../../src/findings/errors.ts';

/** Does a piece of work for every item, as many at a time as there are processors. */
export async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items].values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** Writes a file that is drawn only once: whatever is drawn under the same key is the same. */
export async function writeDrawn(file: string, cache: string, key: string, draw: () => Promise<Buffer>): Promise<void> {
  const cached = join(cache, key);
  if (!existsSync(cached)) replaceFile(cached, await draw());
  copyFile(cached, file);
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
    const reason = error instanceof Error ? error.message : String(error);
    throw new IncompleteError({
      de: `${file} ist beschädigt (${reason}). Exportieren Sie sie noch einmal und ersetzen Sie die Datei.`,
      en: `${file} is damaged (${reason}). Export it again and replace the file.`,
    });
  }
}
