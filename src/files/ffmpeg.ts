import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { conversion } from '../documents/media.ts';

let found: boolean | undefined;

/** Whether this machine has ffmpeg; asked once. */
export function hasFfmpeg(): boolean {
  found ??= spawnSync('ffmpeg', ['-version']).status === 0;
  return found;
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
