import { accessSync, constants, mkdirSync } from 'node:fs';

/**
 * Makes the folder of `DATA_DIR` where it is missing. Gives a sentence for the operator where nothing can be kept in it;
 * the site is served all the same, because a disk may come back, but nobody should first hear of it from a visitor's 503.
 */
export function dataDirProblem(dataDir: string): string | undefined {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    return `In DATA_DIR ${dataDir} lässt sich nichts ablegen (${code}): Formulare antworten mit 503, bis das Konto dort schreiben darf. Nennen Sie sonst einen anderen Ordner, zum Beispiel DATA_DIR=/var/lib/website.`;
  }
}
