import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface Ran {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** A site of this folder that has installed the packed package: only then has it blocks of its own. */
export interface InstalledSite {
  folder: string;
  /** file of the command `people-pages` */
  command: string;
  /** Runs a command of the package in it, in English. */
  run(...args: string[]): Ran;
  /** as `run`, by the command that npm has linked */
  runByName(...args: string[]): Ran;
}

/**
 * Copies a site into a folder of its own, packs the package and has npm install it there. The packages that it depends on are
 * there before, as the lockfile has them, so that npm asks no registry; it fails where it misses one.
 */
export function installSite(name: string): InstalledSite {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${name}-`)));
  for (const part of ['pages-data', 'blocks'])
    cpSync(join('tests/sites', name, part), join(folder, part), { recursive: true });
  const env = { ...process.env, PEOPLE_PAGES_LANG: 'en', NO_COLOR: '1' };
  const call = (file: string, cwd: string, args: string[]) => spawnSync(file, args, { cwd, env, encoding: 'utf8' });
  const npm = (cwd: string, ...args: string[]) => {
    const ran = call('npm', cwd, args);
    if (ran.status !== 0) throw new Error(ran.stdout + ran.stderr);
    return ran.stdout;
  };
  const packed = npm('.', 'pack', '--json', '--ignore-scripts', `--pack-destination=${folder}`);
  const [{ filename }] = JSON.parse(packed);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  linkPackages(join(folder, 'node_modules'));
  npm(folder, 'install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', `./${filename}`);
  const engine = join(folder, 'node_modules/people-pages');
  shareStore(join(engine, 'node_modules/.cache'));
  const command = join(engine, 'scripts/people-pages.mjs');
  return {
    folder,
    command,
    run: (...args) => call(process.execPath, folder, [command, ...args]),
    runByName: (...args) => call(join(folder, 'node_modules/.bin/people-pages'), folder, args),
  };
}

interface Locked {
  dev?: boolean;
  devOptional?: boolean;
}

/** All packages but those that only the work on this project needs, with their commands. */
function linkPackages(to: string) {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (const [path, { dev, devOptional }] of Object.entries(packages)) {
    const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/u.exec(path) ?? [];
    if (name !== undefined && !dev && !devOptional && existsSync(path)) linkFiles(path, join(to, name));
  }
  const commands = 'node_modules/.bin';
  mkdirSync(join(to, '.bin'));
  for (const name of readdirSync(commands)) {
    const target = readlinkSync(join(commands, name));
    if (existsSync(join(to, '.bin', target))) symlinkSync(target, join(to, '.bin', name));
  }
}

/** The same files under other names, which costs nothing; npm takes a linked folder for another kind of package. */
function linkFiles(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string) {
  try {
    linkSync(source, target);
  } catch {
    // On another disk.
    copyFileSync(source, target);
  }
}

/** What builds have drawn before is drawn for all of them. */
function shareStore(cache: string) {
  const store = resolve('node_modules/.cache/store');
  mkdirSync(store, { recursive: true });
  mkdirSync(cache, { recursive: true });
  symlinkSync(store, join(cache, 'store'));
}
