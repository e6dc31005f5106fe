import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMediaFile, mediaName } from '../src/documents/media.ts';
import { entriesOf, type UnreadableEntry } from '../src/files/entries.ts';
import { unreadableWords } from '../src/findings/messages/unreadable.ts';
import type { Content } from '../src/pipeline/read/content.ts';
import { buildDay } from './build-day.ts';
import { IncompleteError, UsageError } from './cli.ts';

/**
 * Reads a pages folder for a day: every file except those below `_media`, of which only the names count, and hidden ones
 * (`.DS_Store`). Throws an `IncompleteError` where a folder or file is there but cannot be read, and where something is
 * neither, such as a symbolic link: a site without it would be another site.
 */
export function readContent(folder: string, day = buildDay()): Content {
  if (!isFolder(folder)) throw new UsageError(`--pages ${folder}: kein Ordner / no folder`);
  const { files, unreadable } = reading(folder, entriesOf);
  if (unreadable.length > 0) throw new IncompleteError(unreadable.map((entry) => sentenceOf(folder, entry)).join('\n'));
  return {
    files: files
      .filter((path) => !isMediaFile(path))
      .sort()
      .map((path) => ({ path, bytes: reading(join(folder, path), (name) => readFileSync(name)) })),
    assets: files.filter(isMediaFile).map(mediaName).sort(),
    day,
  };
}

const isFolder = (name: string) => existsSync(name) && statSync(name).isDirectory();

function sentenceOf(folder: string, { path, kind }: UnreadableEntry): string {
  const [de, en] = [unreadableWords.de(kind), unreadableWords.en(kind)];
  return `${join(folder, path)} ${de.problem} ${de.remedy} / ${en.problem} ${en.remedy}`;
}

/** Names what cannot be read: the file itself, or the folder below it that the error is about. */
function reading<T>(name: string, read: (name: string) => T): T {
  try {
    return read(name);
  } catch (error) {
    const { code = error, path = name }: { code?: unknown; path?: string } = Object(error);
    throw new IncompleteError(`${path} lässt sich nicht lesen / cannot be read (${code}).`);
  }
}
