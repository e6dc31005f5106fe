import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { entriesOf } from '../../src/files/entries.ts';
import { writeFile } from '../../src/files/write.ts';
import { UsageError } from '../../src/findings/errors.ts';
import { hashOfFiles } from '../build/sources.ts';
import { root } from '../child.mjs';
import { shownPath, siteFolder } from '../cli/caller.ts';

const BLOCKS = 'src/blocks';
/** Names of the blocks that were taken over, and a hash of them. */
const TAKEN = 'node_modules/.cache/own-blocks.json';

interface Taken {
  names: string[];
  hash: string;
}

/** Whether the engine is a package that this site alone has installed, and may be built with blocks of its own. */
const isInstalled = () => resolve(root).startsWith(join(siteFolder(), 'node_modules') + sep);

/** The folder of a site's own blocks, where it can have some. */
export const ownBlocks = (): string | undefined => (isInstalled() ? join(siteFolder(), 'blocks') : undefined);

/**
 * Takes the blocks in the site's own folder `blocks` over beside the built-in ones, as they are now: there the same imports
 * hold, and everything that is made of blocks is made of them too. Returns whether anything has changed, so that it has to be
 * generated anew. Throws a `UsageError` where a built-in block has the name of one.
 */
export function takeOwnBlocks(): boolean {
  const folder = ownBlocks();
  if (folder === undefined) return false;
  const before: Taken = existsSync(TAKEN) ? JSON.parse(readFileSync(TAKEN, 'utf8')) : { names: [], hash: '' };
  const names = existsSync(folder) ? foldersIn(folder) : [];
  const files = names.flatMap((name) => entriesOf(join(folder, name)).files.map((path) => join(folder, name, path)));
  const hash = files.length > 0 ? hashOfFiles(files) : '';
  if (hash === before.hash) return false;
  const taken = names.find((name) => !before.names.includes(name) && existsSync(join(BLOCKS, name)));
  if (taken !== undefined) throw builtIn(taken);
  for (const name of before.names) rmSync(join(BLOCKS, name), { recursive: true, force: true });
  for (const name of names) cpSync(join(folder, name), join(BLOCKS, name), { recursive: true });
  writeFile(TAKEN, JSON.stringify({ names, hash } satisfies Taken));
  return true;
}

/** A text about the sources with the paths where the site has them: its own blocks, and the guide in the package. */
export function inSite(text: string): string {
  const folder = ownBlocks();
  if (folder === undefined) return text;
  const own = existsSync(folder) ? foldersIn(folder) : [];
  return own
    .reduce((told, name) => told.replaceAll(`${BLOCKS}/${name}/`, `${shownPath(join(folder, name))}/`), text)
    .replaceAll('docs/blocks.md', shownPath('docs/blocks.md'));
}

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const builtIn = (name: string) =>
  new UsageError({
    de: `blocks/${name}: Einen Block dieses Namens gibt es schon. Nennen Sie Ihren Ordner anders.`,
    en: `blocks/${name}: there is a block of this name already. Give your folder another name.`,
  });
