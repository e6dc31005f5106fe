import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { isMediaFile, mediaName } from '../documents/media.ts';
import { IncompleteError, type Text, UnreadableError, UsageError } from '../findings/errors.ts';
import { type Language, type Message, messageText } from '../findings/messages/message.ts';
import { refusedWords, unreadableWords } from '../findings/messages/unreadable.ts';
import type { Content } from '../pipeline/read/content.ts';
import { buildDay } from './build-day.ts';
import { requireFinished } from './change.ts';
import { ReleasedFile } from './disk-file.ts';
import { entriesOf, type UnreadableEntry } from './entries.ts';
import { MediaReader } from './media.ts';

/**
 * Reads a pages folder for a day (see `buildDay`): every file except those below `_media`, which are only looked into, and hidden ones
 * (`isHidden`). Throws an `UnreadableError` where a folder or file is there but cannot be read, and where something is
 * neither, such as a symbolic link: a site without it would be another site.
 *
 * @param reader remembers what it knows of media files from one reading to the next
 */
export function readContent(folder: string, date?: string, reader = new MediaReader()): Content {
  const { files, assets, day } = lookAt(folder, date);
  return {
    files: files.map(({ path, bytes }) => ({ path, bytes })),
    assets,
    media: reading(folder, '', () => reader.read(folder, assets)),
    day,
  };
}

/** Files that have not changed keep their object, so that they are not read again. */
export function reuseFiles(current: Content, before: Content): Content {
  const known = new Map(before.files.map((file) => [file.path, file]));
  const files = current.files.map((file) => {
    const old = known.get(file.path);
    return old && Buffer.compare(old.bytes, file.bytes) === 0 ? old : file;
  });
  return { ...current, files };
}

/** A pages folder whose files are read when they are asked for. */
export interface FolderLook extends Content {
  day: string;
  /** the same as long as all files are; undefined where that is not certain */
  stamp: string | undefined;
}

/** The same, of which nothing is read before it is asked for. */
export function lookAt(folder: string, date?: string, reader = new MediaReader()): FolderLook {
  const day = buildDay(folder, date);
  requireFolder(folder);
  requireFinished(folder);
  const { files, unreadable } = reading(folder, '', () => entriesOf(folder));
  if (unreadable.length > 0) throw new UnreadableError(unreadable.map((entry) => unreadOf(folder, entry)));
  const all = files.sort().map((path) => reading(folder, path, () => new ReadableFile(folder, path)));
  const stamps = all.map(({ path, stamp }) => stamp && `${path}:${stamp}`);
  const assets = files.filter(isMediaFile).map(mediaName).sort();
  let media: Content['media'];
  return {
    files: all.filter(({ path }) => !isMediaFile(path)),
    assets,
    get media() {
      media ??= reading(folder, '', () => reader.read(folder, assets));
      return media;
    },
    day,
    stamp: stamps.includes(undefined) ? undefined : stamps.join('\n'),
  };
}

/** Says which file it is that cannot be read. What is known of one by its stamp must not be taken for what has come since. */
class ReadableFile extends ReleasedFile {
  readonly #folder: string;

  constructor(folder: string, path: string) {
    super(folder, path);
    this.#folder = folder;
  }

  override get bytes(): Buffer {
    if (this.isRead) return super.bytes;
    const bytes = reading(this.#folder, this.path, () => super.bytes);
    if (reading(this.#folder, this.path, () => this.isCurrent)) return bytes;
    throw new IncompleteError({
      de: `${this.file} wurde währenddessen geändert. Rufen Sie den Befehl noch einmal auf.`,
      en: `${this.file} has changed in the meantime. Run the command again.`,
    });
  }
}

/** Throws a `UsageError` where there is no such folder, or where the pages are in one above or below it. */
export function requireFolder(folder: string) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError({ de: `--pages ${folder}: Das ist kein Ordner.`, en: `--pages ${folder}: not a folder.` });
  const isOfPages = (path: string) => existsSync(join(path, '_site'));
  if (isOfPages(folder)) return;
  const pages = [join(folder, 'pages-data'), dirname(folder), dirname(dirname(folder))].find(isOfPages);
  if (pages === undefined) return;
  throw new UsageError({
    de: `--pages ${folder}: Die Seiten liegen im Ordner ${pages}.`,
    en: `--pages ${folder}: the pages are in the folder ${pages}.`,
  });
}

const unreadOf = (folder: string, { path, kind }: UnreadableEntry) => ({
  file: path,
  text: sentences(join(folder, path), (language) => unreadableWords[language](kind)),
});

function sentences(name: string, words: (language: Language) => Message): Text {
  const sentence = (language: Language) => `${name} ${messageText(words(language))}`;
  return { de: sentence('de'), en: sentence('en') };
}

/** Names what cannot be read: this path below the folder, or the one that the error is about. */
function reading<T>(folder: string, path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const { code = error, path: name = join(folder, path) }: { code?: unknown; path?: string } = Object(error);
    const file = relative(folder, name).split(sep).join('/') || undefined;
    throw new UnreadableError([{ file, text: sentences(name, (language) => refusedWords[language](String(code))) }]);
  }
}
