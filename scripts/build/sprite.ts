import { readFileSync } from 'node:fs';
import { entriesOf } from '../../src/files/entries.ts';
import { roomOf } from '../../src/layout.ts';
import { iconsNamedIn, iconsOf, spriteOf } from '../../src/pipeline/output/sprite.ts';
import { hashOfFiles, knownFiles } from './sources.ts';

const SPRITE = 'src/design/icons.gen.svg';
const FINDER = 'src/pipeline/output/sprite.ts';
const COMPONENTS = /(?<!\.test|\.gen|\.d)\.tsx?$/u;

/** The sprite of the icons that the content names and the components, see `iconsInCode`. */
export const makeSprite = (named: readonly string[], inCode: readonly string[]): string =>
  spriteOf(readFileSync(SPRITE, 'utf8'), new Set([...named, ...inCode]));

/** The icons that the components name. */
export function iconsInCode(): string[] {
  const all = iconsOf(readFileSync(SPRITE, 'utf8'));
  const what = `icons ${hashOfFiles([SPRITE, FINDER])}`;
  const found = codeFiles().flatMap((file) => {
    const look = knownFiles.look(file);
    return (look.get(what) ?? look.set(what, iconsNamedIn(readFileSync(file, 'utf8'), all).join(' '))).split(' ');
  });
  return [...new Set(found)];
}

const codeFiles = () =>
  entriesOf('src')
    .files.map((path) => `src/${path}`)
    .filter((path) => roomOf(path)?.side === 'browser' && COMPONENTS.test(path));
