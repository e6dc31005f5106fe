import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeFile } from '../../src/files/write.ts';
import { roomOf } from '../../src/layout.ts';
import { iconsNamedIn, iconsOf, spriteOf } from '../../src/pipeline/output/sprite.ts';

const SPRITE = 'src/design/icons.gen.svg';
const COMPONENTS = /(?<!\.test|\.gen|\.d)\.tsx?$/u;

/** Writes the sprite of the icons that the content and the components name. Returns its path. */
export function makeSprite(named: readonly string[], cache: string): string {
  const whole = readFileSync(SPRITE, 'utf8');
  const all = iconsOf(whole);
  const inCode = codeFiles().flatMap((file) => iconsNamedIn(readFileSync(file, 'utf8'), all));
  const sprite = spriteOf(whole, new Set([...named, ...inCode]));
  const folder = resolve(cache, createHash('sha256').update(sprite).digest('hex').slice(0, 10));
  const file = join(folder, 'icons.svg');
  writeFile(file, sprite);
  return file;
}

const codeFiles = () =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => roomOf(path)?.side === 'browser' && COMPONENTS.test(path));
