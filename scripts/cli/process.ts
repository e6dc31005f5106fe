import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Arguments for Node that run a command in a process of its own. */
export const commandLine = (name: string, ...args: string[]): string[] => [
  '--import',
  pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
  fileURLToPath(new URL('../people-pages.ts', import.meta.url)),
  name,
  ...args,
];

/** Runs the generators in a process of their own, which knows no module of the time before. Returns the exit code. */
export const generateAnew = (language: string): number =>
  spawnSync(process.execPath, commandLine('generate', '--lang', language), { stdio: 'inherit' }).status ?? 1;
