import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Sharp from 'sharp';
import { packageFolder } from '../cli/process.ts';
import { knownFiles } from './sources.ts';

const require = createRequire(import.meta.url);
let loaded: typeof Sharp | undefined;
let versions: string | undefined;

/** Loaded when something is drawn, which takes long: most builds after a change draw nothing. */
export function loadSharp(): typeof Sharp {
  if (loaded) return loaded;
  const sharp: typeof Sharp = require('sharp');
  // What it keeps of files that it has read is never asked for again: each is drawn in one go.
  sharp.cache(false);
  // AVIF of several threads has other bytes, and how many there are would depend on the machine, its allocator and Node's version.
  // As many pictures as there are processors are drawn at a time.
  sharp.concurrency(1);
  loaded = sharp;
  return sharp;
}

/** Names the encoders: another version draws other bytes. */
export function encoders(): string {
  versions ??= findVersions();
  return versions;
}

function findVersions(): string {
  const look = knownFiles.look(join(packageFolder('sharp'), 'package.json'));
  return look.get('encoders') ?? look.set('encoders', JSON.stringify(loadSharp().versions));
}
