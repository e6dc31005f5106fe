import { closeSync, lstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { MEDIA_FOLDER } from '../documents/media.ts';
import { isPlayable, type MediaFacts, mediaFactsOf } from '../pipeline/read/media.ts';
import { hasFfmpeg } from './ffmpeg.ts';

/** Looks into media files. One that has the size and the time of its last look is not read again. */
export class MediaReader {
  readonly #known = new Map<string, { stamp: string; facts: MediaFacts }>();

  /**
   * What is known of media files by their names within the folder of media; what is no file is left out.
   *
   * @param folder the pages folder
   */
  read(folder: string, names: Iterable<string>): Map<string, MediaFacts> {
    return new Map(
      [...names].flatMap((name) => {
        const facts = this.#factsOf(join(folder, MEDIA_FOLDER, name));
        return facts ? [[name, facts] as const] : [];
      }),
    );
  }

  #factsOf(file: string): MediaFacts | undefined {
    const entry = lstatSync(file, { throwIfNoEntry: false });
    if (!entry?.isFile()) return undefined;
    const stamp = `${entry.size} ${entry.mtimeMs}`;
    const known = this.#known.get(file);
    if (known?.stamp === stamp) return known.facts;
    const facts = lookInto(file);
    this.#known.set(file, { stamp, facts });
    return facts;
  }
}

/** What is known of one media file. */
export function lookInto(file: string): MediaFacts {
  const { size } = lstatSync(file);
  const descriptor = openSync(file, 'r');
  try {
    const facts = mediaFactsOf(size, (offset, length) => {
      const buffer = Buffer.alloc(length);
      return buffer.subarray(0, readSync(descriptor, buffer, 0, length, offset));
    });
    return facts.codec === undefined || isPlayable(file, facts) ? facts : { ...facts, isConvertible: hasFfmpeg() };
  } finally {
    closeSync(descriptor);
  }
}
