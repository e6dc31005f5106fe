import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Text } from '../src/findings/errors.ts';
import { codeOf } from './log.ts';

/**
 * Makes the folder of `DATA_DIR` where it is missing. Returns a text for the operator if nothing can be stored in it;
 * the site is served all the same, because a disk may come back, but nobody should first hear of it from a visitor's 503.
 */
export function dataDirProblem(dataDir: string): Text | undefined {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return {
      de: `In DATA_DIR ${dataDir} lässt sich nichts ablegen (${codeOf(error)}): Formulare antworten mit 503, bis das Konto dort schreiben darf. Nennen Sie sonst einen anderen Ordner, zum Beispiel DATA_DIR=/var/lib/website.`,
      en: `Nothing can be stored in DATA_DIR ${dataDir} (${codeOf(error)}): forms answer 503 until the user may write there. Or name another folder, for example DATA_DIR=/var/lib/website.`,
    };
  }
}

/**
 * Makes a folder, and those above it, for the server's account alone. Step by step: on a file system that creates no
 * folders (`/proc`), `mkdirSync` with `recursive` never returns.
 */
export function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
