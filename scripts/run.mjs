import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, stopWithNpm } from './child.mjs';
import { ensureDependencies } from './install.mjs';

/**
 * `run.mjs NAME [args]` runs `scripts/NAME.ts`, in this very process: one Node to start, to signal and to measure.
 * The script sees its own path and arguments as if Node had been given it directly.
 */
const [name = '', ...args] = process.argv.slice(2);
const script = join(root, 'scripts', `${name}.ts`);
if (!/^[a-z-]+$/.test(name) || !existsSync(script)) {
  console.error(`Es gibt kein Skript „${name}“ im Ordner scripts.`);
  process.exit(2);
}
process.chdir(root);
stopWithNpm();
await ensureDependencies();

if (name === 'build') process.env.NODE_ENV = 'production';
process.argv = [process.execPath, script, ...args];
const { register } = await import('tsx/esm/api');
register();
await import(pathToFileURL(script).href);
