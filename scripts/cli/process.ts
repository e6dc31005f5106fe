import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run } from '../child.mjs';

interface Options {
  env?: Record<string, string>;
  /** collects the output instead of showing it */
  quiet?: boolean;
  /** shows all of it among the errors: what this process prints may be for another program */
  aside?: boolean;
  /** of `os.setPriority`: what nobody waits for makes way for what somebody does */
  priority?: number;
}

/** Arguments for Node that run a command in a process of its own. */
export const commandLine = (name: string, ...args: string[]): string[] => [
  fileURLToPath(new URL('../run.mjs', import.meta.url)),
  name,
  ...args,
];

/** Runs a command in a process of its own, which knows no module of the time before. */
export const runCommandAnew = (name: string, args: readonly string[] = [], options?: Options) =>
  run(process.execPath, commandLine(name, ...args), { cwd: root, ...options });

/** Runs the generators in a process of their own. Returns the exit code. */
export const generateAnew = async (options?: Options): Promise<number> =>
  (await runCommandAnew('generate', [], options)).code;

/** The folder of an installed package: in the engine's own, or in those of the project that has installed the engine. */
export function packageFolder(name: string): string {
  for (let folder = resolve(root); ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(found)) return relative(process.cwd(), found);
    if (folder === dirname(folder)) throw new Error(`The package ${name} is not installed`);
  }
}

/** Runs the (first) command of an installed package, with Node: shims in `.bin` differ between systems. */
export function runPackage(name: string, args: readonly string[], options?: Options) {
  const manifest = resolve(packageFolder(name), 'package.json');
  const { bin }: { bin: string | Record<string, string> } = createRequire(import.meta.url)(manifest);
  const [file = ''] = Object.values(typeof bin === 'string' ? [bin] : bin);
  return run(process.execPath, [join(dirname(manifest), file), ...args], options);
}
