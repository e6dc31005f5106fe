import { readFileSync } from 'node:fs';
import { entriesOf } from '../../src/files/entries.ts';
import { roomOf } from '../../src/layout.ts';
import { iconsNamedIn, iconsOf, spriteOf } from '../../src/pipeline/output/sprite.ts';
import { hashOfFiles, knownFiles } from './sources.ts';

const SPRITE = 'src/design/icons.gen.svg';
const FINDER = 'src/pipeline/output/sprite.ts';
const COMPONENTS = /(?<!\.test|\.gen|\.d)\.tsx?$/u;

/** The sprite of the icons that the content and the components name. */
export function makeSprite(named: readonly string[]): string {
  const whole = readFileSync(SPRITE, 'utf8');
  const all = iconsOf(whole);
  const what = `icons ${hashOfFiles([SPRITE, FINDER])}`;
  const inCode = codeFiles().flatMap((file) => {
    const look = knownFiles.look(file);
    const found = look.get(what) ?? look.set(what, iconsNamedIn(readFileSync(file, 'utf8'), all).join(' '));
    return found.split(' ');
  });
  return spriteOf(whole, new Set([...named, ...inCode]));
}

const codeFiles = () =>
  entriesOf('src')
    .files.map((path) => `src/${path}`)
    .filter((path) => roomOf(path)?.side === 'browser' && COMPONENTS.test(path));
