import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

interface WriteOptions {
  /** fails where the file exists */
  isNew?: boolean;
  /** access rights of a new file */
  mode?: number;
}

/** Writes a file, and makes the folders that it needs. */
export function writeFile(file: string, content: Uint8Array | string, { isNew = false, mode }: WriteOptions = {}) {
  inFolder(file, () => writeFileSync(file, content, { flag: isNew ? 'wx' : 'w', mode }));
}

/** Makes the folder of a file where what is written there finds none: to ask each time would take a tenth of the writing. */
export function inFolder(file: string, write: () => void) {
  try {
    write();
  } catch (error) {
    const folder = dirname(file);
    if (existsSync(folder)) throw error;
    mkdirSync(folder, { recursive: true });
    write();
  }
}

/** Copies a file, and makes the folders that its copy needs. */
export function copyFile(from: string, to: string) {
  inFolder(to, () => copyFileSync(from, to));
}

/**
 * Writes a file in one step, with the access rights of the one that it replaces: it is written beside its place and
 * renamed, so that a full disk or an interruption leaves what was there.
 *
 * @param parts of the content, one behind the other
 */
export function replaceFile(file: string, ...parts: ReadonlyArray<Uint8Array | string>) {
  const fresh = `${file}.${process.pid}.new`;
  const mode = statSync(file, { throwIfNoEntry: false })?.mode;
  try {
    const descriptor = openSync(fresh, 'wx', mode);
    try {
      for (const part of parts) writeFileSync(descriptor, part);
    } finally {
      closeSync(descriptor);
    }
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}

/** Replaces a file that still holds what was read of it. Returns whether it did: what somebody has saved since stays. */
export function replaceUnchanged(file: string, read: Uint8Array, content: Uint8Array | string): boolean {
  if (!readFileSync(file).equals(read)) return false;
  replaceFile(file, content);
  return true;
}
