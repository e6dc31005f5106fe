import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { blockNameProblem, componentName } from '../../src/blocks/block-name.ts';
import { entriesOf } from '../../src/files/entries.ts';
import { writeFile } from '../../src/files/write.ts';
import { type Text, UsageError } from '../../src/findings/errors.ts';
import { hashOfFiles } from '../build/sources.ts';
import { root } from '../child.mjs';
import { shownPath, siteFolder } from '../cli/caller.ts';
import { withShownGuides } from '../cli/guides.ts';

const BLOCKS = 'src/blocks';
/** The lock of a site's own blocks, beside them. */
export const OWN_LOCK = 'lock.json';
/** What was taken over. */
const TAKEN = 'node_modules/.cache/own-blocks.json';
/** In the environment of processes that a command starts: the hash of the blocks for which it has generated. */
const GENERATED = 'PEOPLE_PAGES_OWN_BLOCKS';

interface Taken {
  /** of the blocks */
  names: string[];
  /** of their files */
  hash: string;
  /** whether all has been generated since, with nothing to say of it */
  isGenerated: boolean;
}

/** Whether the engine is a package that this site alone has installed, and may be built with blocks of its own. */
const isInstalled = () => resolve(root).startsWith(join(siteFolder(), 'node_modules') + sep);

/** The folder of a site's own blocks, where it can have some. */
export const ownBlocks = (): string | undefined => (isInstalled() ? join(siteFolder(), 'blocks') : undefined);

/**
 * Takes the blocks in the site's own folder `blocks` over beside the built-in ones, as they are now: there the same imports
 * hold, and everything that is made of blocks is made of them too. Returns whether it has to be generated: they have changed,
 * or the last time has failed or left something to say, which every command repeats. Throws a `UsageError` where one cannot be
 * taken over.
 */
export function takeOwnBlocks(): boolean {
  const folder = ownBlocks();
  if (folder === undefined) return false;
  const before = takenBefore();
  const names = namesOfOwnBlocks();
  const files = names.flatMap((name) => entriesOf(join(folder, name)).files.map((path) => join(folder, name, path)));
  const hash = files.length > 0 ? hashOfFiles(files) : '';
  const isLocked = names.length === 0 || existsSync(join(folder, OWN_LOCK));
  if (hash === before.hash && isLocked && (before.isGenerated || process.env[GENERATED] === hash)) return false;
  if (hash !== before.hash) take(folder, { names, hash, before: before.names });
  process.env[GENERATED] = hash;
  return true;
}

function take(folder: string, { names, hash, before }: { names: string[]; hash: string; before: string[] }) {
  for (const name of names) {
    const isBuiltIn = !before.includes(name) && existsSync(join(BLOCKS, name));
    const problem = isBuiltIn ? builtIn(name) : ownBlockProblem(join(folder, name), name);
    if (problem !== undefined) throw new UsageError(problem);
  }
  for (const name of before) rmSync(join(BLOCKS, name), { recursive: true, force: true });
  for (const name of names) cpSync(join(folder, name), join(BLOCKS, name), { recursive: true });
  writeTaken({ names, hash, isGenerated: false });
}

/** Notes that all has been generated for the blocks that were taken over, and that there is nothing to say of it. */
export function noteGenerated() {
  if (existsSync(TAKEN)) writeTaken({ ...takenBefore(), isGenerated: true });
}

const takenBefore = (): Taken =>
  existsSync(TAKEN) ? JSON.parse(readFileSync(TAKEN, 'utf8')) : { names: [], hash: '', isGenerated: true };

const writeTaken = (taken: Taken) => writeFile(TAKEN, JSON.stringify(taken));

/** The names of a site's own blocks; none where it can have none. */
export function namesOfOwnBlocks(): string[] {
  const folder = ownBlocks();
  return folder !== undefined && existsSync(folder) ? foldersIn(folder) : [];
}

/** A text about the sources with the paths where the site has them: its own blocks, and the guides of the engine. */
export function inSite(text: string): string {
  const folder = ownBlocks() ?? '';
  return namesOfOwnBlocks().reduce(
    (told, name) => told.replaceAll(`${BLOCKS}/${name}/`, `${shownPath(join(folder, name))}/`),
    withShownGuides(text),
  );
}

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const builtIn = (name: string): Text => ({
  de: `blocks/${name}: Einen Block dieses Namens gibt es schon. Nennen Sie Ihren Ordner anders.`,
  en: `blocks/${name}: there is a block of this name already. Give your folder another name.`,
});

/** Why the code of a folder with a schema would not compile among the other blocks. A folder without one is none. */
function ownBlockProblem(folder: string, name: string): Text | undefined {
  const schema = codeOf(folder, 'schema.ts');
  if (schema === undefined) return undefined;
  const problem = blockNameProblem(name, []);
  if (problem) return { de: `blocks/${name}: ${problem.de}`, en: `blocks/${name}: ${problem.en}` };
  const called = /\bblock\(\s*(['"`])([^'"`]*)\1/u.exec(schema)?.[2];
  if (called !== undefined && called !== name)
    return {
      de: `blocks/${name}: In schema.ts heißt der Block „${called}“. Schreiben Sie block('${name}', …) wie sein Ordner, oder nennen Sie diesen anders.`,
      en: `blocks/${name}: schema.ts calls the block "${called}". Write block('${name}', …) as its folder, or give that another name.`,
    };
  const component = componentName(name);
  for (const [file, code, exported] of [
    ['schema.ts', schema, 'schema'],
    [`${component}.tsx`, codeOf(folder, `${component}.tsx`), component],
  ] as const) {
    if (code !== undefined && exportsName(code, exported)) continue;
    return {
      de: `blocks/${name}: Von ${file} wird erwartet, dass es \`${exported}\` exportiert.`,
      en: `blocks/${name}: ${file} is expected to export \`${exported}\`.`,
    };
  }
  return undefined;
}

function codeOf(folder: string, file: string): string | undefined {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

const exportsName = (code: string, name: string): boolean =>
  new RegExp(`\\bexport\\s+(?:const|(?:async\\s+)?function|class)\\s+${name}\\b`, 'u').test(code) ||
  new RegExp(`\\bexport\\s*\\{[^}]*\\b${name}\\s*[,}]`, 'u').test(code);
