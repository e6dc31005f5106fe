import { execFile } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { conversion } from '../documents/media.ts';

let found: boolean | undefined;

/** Whether this machine has ffmpeg; looked for once, in the folders of `PATH`: to run it would take longer than a check of all pages. */
export function hasFfmpeg(): boolean {
  const name = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg';
  found ??= (process.env.PATH ?? '').split(delimiter).some((folder) => isExecutable(join(folder, name)));
  return found;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A video as MP4 that browsers play. Rejects with what ffmpeg says where it cannot read the file. */
export async function playable(file: string): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'video-'));
  try {
    const made = join(folder, 'video.mp4');
    await promisify(execFile)('ffmpeg', ['-v', 'error', '-nostdin', ...conversion(file, made)]);
    return readFileSync(made);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
