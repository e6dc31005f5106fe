import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A site of this folder, laid out as one that has installed the package: only then has it blocks of its own. */
export interface InstalledSite {
  folder: string;
  /** file of the command `people-pages` */
  command: string;
  /** Runs a command of the package in it, in English. */
  run(...args: string[]): { status: number | null; stdout: string; stderr: string };
}

const TESTS = /\.test\.|\/(?:fixtures|migrated)\//u;

/** Copies a site and the package into a folder of their own; packages and what builds have kept are linked. */
export function installSite(name: string): InstalledSite {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${name}-`)));
  for (const part of ['pages-data', 'blocks'])
    cpSync(join('tests/sites', name, part), join(folder, part), { recursive: true });
  const engine = join(folder, 'node_modules/people-pages');
  const { files = [] }: { files?: string[] } = JSON.parse(readFileSync('package.json', 'utf8'));
  const shipped = files.filter((file) => !file.startsWith('!') && !file.includes('*'));
  for (const file of [...shipped, 'package.json', 'tsconfig.base.json', 'tsconfig.browser.json', 'tsconfig.json'])
    cpSync(file, join(engine, file), { recursive: true, filter: (path) => !TESTS.test(path) });
  linkPackages(join(engine, 'node_modules'));
  const env = { ...process.env, PEOPLE_PAGES_LANG: 'en', NO_COLOR: '1' };
  const command = join(engine, 'scripts/people-pages.mjs');
  return {
    folder,
    command,
    run: (...args) => spawnSync(process.execPath, [command, ...args], { cwd: folder, env, encoding: 'utf8' }),
  };
}

function linkPackages(to: string) {
  const from = resolve('node_modules');
  mkdirSync(join(to, '.cache'), { recursive: true });
  mkdirSync(join(from, '.cache/store'), { recursive: true });
  symlinkSync(join(from, '.cache/store'), join(to, '.cache/store'));
  for (const name of readdirSync(from).filter((each) => !each.startsWith('.') && each !== 'people-pages'))
    symlinkSync(join(from, name), join(to, name));
  if (existsSync(join(from, '.bin'))) symlinkSync(join(from, '.bin'), join(to, '.bin'));
}
