import { join } from 'node:path';
import { replaceUnchanged } from '../../src/files/write.ts';
import { IncompleteError, linesOf, type Text } from '../../src/findings/errors.ts';

interface Replacement {
  /** relative to the folder */
  path: string;
  /** what was read of it */
  read: Uint8Array;
  fresh: Uint8Array | string;
}

/**
 * Replaces files of a folder. One that someone has changed since it was read is left alone. Throws an `IncompleteError` that
 * names those not written, when all others are.
 */
export function replaceFiles(folder: string, replacements: readonly Replacement[]) {
  const failures = replacements.flatMap(({ path, ...content }) => failureOf(join(folder, path), content) ?? []);
  if (failures.length > 0) throw new IncompleteError(linesOf(failures));
}

function failureOf(file: string, { read, fresh }: Omit<Replacement, 'path'>): Text | undefined {
  try {
    return replaceUnchanged(file, read, fresh) ? undefined : changedOnDisk(file);
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
