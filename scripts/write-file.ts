import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** Replaces a file in one step, with its access rights. */
export function writeAtomically(file: string, bytes: Uint8Array | string) {
  const fresh = `${file}.${process.pid}.new`;
  try {
    writeFileSync(fresh, bytes, { mode: statSync(file).mode, flag: 'wx' });
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}
