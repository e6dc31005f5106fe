import { execFileSync, spawn } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { git, trackedFiles, untrackedFiles } from '../../src/files/git.ts';
import { copyFile } from '../../src/files/write.ts';
import { BUILD } from '../build/site-files.ts';

/** Puts the files of a commit into a fresh folder. */
export function copyOfRevision(commit: string, tree: string) {
  empty(tree);
  const archive = `${tree}.tar`;
  git('.', 'archive', '--format=tar', `--output=${archive}`, commit);
  execFileSync('tar', ['-xf', archive, '-C', tree]);
  rmSync(archive);
  linkModules(tree);
}

/** Puts the files of the working tree, as they are now, into a fresh folder; links as links, for the build to judge. */
export function copyOfWork(tree: string) {
  empty(tree);
  for (const file of [...trackedFiles('.'), ...untrackedFiles('.')]) {
    const entry = lstatSync(file, { throwIfNoEntry: false });
    if (!entry?.isFile() && !entry?.isSymbolicLink()) continue;
    if (entry.isFile()) copyFile(file, join(tree, file));
    else writeLink(join(tree, file), readlinkSync(file));
  }
  linkModules(tree);
}

function writeLink(file: string, target: string) {
  mkdirSync(dirname(file), { recursive: true });
  symlinkSync(target, file);
}

function empty(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** The installed packages serve both trees; of the caches only the store, which goes by content. */
function linkModules(tree: string) {
  const modules = resolve('node_modules');
  const store = join(modules, '.cache/store');
  mkdirSync(store, { recursive: true });
  mkdirSync(join(tree, 'node_modules/.cache'), { recursive: true });
  for (const name of readdirSync(modules).filter((name) => !name.startsWith('.')))
    symlinkSync(join(modules, name), join(tree, 'node_modules', name), 'junction');
  symlinkSync(store, join(tree, 'node_modules/.cache/store'), 'junction');
}

/**
 * Builds a tree with its own scripts. Both versions are in the same folder when they are built, one after the other: no
 * path can make them differ.
 */
export function buildTree(tree: string, out: string): Promise<{ ok: boolean; output: string }> {
  const today = new Date().toISOString().slice(0, 10);
  const child = spawn(process.execPath, ['--import', 'tsx', ...buildCommand(tree), '--out', out], {
    cwd: tree,
    env: {
      ...process.env,
      PEOPLE_PAGES_CALLER: tree,
      NODE_ENV: 'production',
      NO_COLOR: '1',
      BUILD_DATE: process.env.BUILD_DATE ?? today,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => child.kill('SIGKILL');
  // Before the folder is removed: what still writes would leave some of it.
  process.prependOnceListener('exit', stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.once('close', (code) => {
      process.off('exit', stop);
      resolve({ ok: code === 0 && existsSync(join(out, BUILD)), output: output.trimEnd() });
    });
  });
}

/** Before there was one entry for all commands, each was a program of its own. */
const buildCommand = (tree: string) =>
  existsSync(join(tree, 'scripts/people-pages.ts')) ? ['scripts/people-pages.ts', 'build'] : ['scripts/build.ts'];
