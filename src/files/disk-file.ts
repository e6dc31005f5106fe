import { lstatSync, readFileSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import type { ContentFile } from '../pipeline/read/content.ts';

/** Within so many milliseconds a file may be written twice and bear the same time. */
const UNCERTAIN = 2000;

/** A file that is read when its bytes are asked for first, and then stays as it was read until they are released. */
export class DiskFile implements ContentFile {
  readonly path: string;
  /** path from the working folder */
  readonly file: string;
  readonly #stamp: string;
  readonly #isCertain: boolean;
  #bytes: Buffer | undefined;

  /** @param stats of the file, as they are now */
  constructor(folder: string, path: string, stats = lstatSync(join(folder, path))) {
    this.path = path;
    this.file = join(folder, path);
    this.#stamp = stampOf(stats);
    this.#isCertain = Date.now() - Math.max(stats.mtimeMs, stats.ctimeMs) > UNCERTAIN;
  }

  get bytes(): Buffer {
    this.#bytes ??= readFileSync(this.file);
    return this.#bytes;
  }

  /** Frees the bytes, which are read again when they are asked for, unless the file may have changed since without showing it. */
  protected free() {
    if (this.#isCertain) this.#bytes = undefined;
  }

  get stamp(): string | undefined {
    return this.#isCertain ? this.#stamp : undefined;
  }

  /** Whether the file still is as it was when it was looked at. */
  get isCurrent(): boolean {
    return stampOf(lstatSync(this.file)) === this.#stamp;
  }

  /** Whether anyone has asked for the bytes. */
  get isRead(): boolean {
    return this.#bytes !== undefined;
  }

  /** Whether another look at the file finds what this one does, or would. */
  isSame(now: DiskFile): boolean {
    return this.#bytes === undefined ? this.#stamp === now.#stamp : this.#bytes.equals(now.bytes);
  }
}

/** What changes with a file's content, and with whatever takes its place. */
const stampOf = ({ size, mtimeMs, ctimeMs, ino }: Stats): string => [size, mtimeMs, ctimeMs, ino].join();

/** One that frees its bytes when it is told to: of thousands of pages, what has been read would fill the memory. */
export class ReleasedFile extends DiskFile {
  release() {
    this.free();
  }
}
