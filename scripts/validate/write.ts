import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../src/files/write.ts';
import { IncompleteError, linesOf, type Text } from '../../src/findings/errors.ts';
import type { Content } from '../../src/pipeline/read/content.ts';

/**
 * Writes files that were fixed. A file that someone has changed since it was read is left alone. Throws an
 * `IncompleteError` that names those not written.
 */
export function writeFixed(
  folder: string,
  paths: readonly string[],
  { before, after }: { before: Content; after: Content },
) {
  const bytesOf = (content: Content, path: string) => content.files.find((file) => file.path === path)?.bytes;
  const failures = paths.flatMap((path) => {
    const [read, fixed] = [bytesOf(before, path), bytesOf(after, path)];
    return read && fixed ? (failureOf(join(folder, path), read, fixed) ?? []) : [];
  });
  if (failures.length > 0) throw new IncompleteError(linesOf(failures));
}

function failureOf(file: string, read: Uint8Array, fixed: Uint8Array): Text | undefined {
  try {
    if (!readFileSync(file).equals(read)) return changedOnDisk(file);
    replaceFile(file, fixed);
    return undefined;
  } catch (error) {
    return notWritten(file, error instanceof Error ? error.message : String(error));
  }
}

const changedOnDisk = (file: string): Text => ({
  de: `${file} wurde inzwischen geändert und deshalb nicht überschrieben. Rufen Sie den Befehl noch einmal auf.`,
  en: `${file} has changed in the meantime and was not overwritten. Run the command again.`,
});

const notWritten = (file: string, reason: string): Text => ({
  de: `${file} ließ sich nicht schreiben (${reason}) und bleibt unverändert.`,
  en: `${file} could not be written (${reason}) and was left as it is.`,
});
