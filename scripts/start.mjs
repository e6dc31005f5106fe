import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root, runScript, stopWithNpm } from './child.mjs';
import { answerHelp } from './help.mjs';
import { ensureDependencies } from './install.mjs';

/**
 * From a fresh clone to the running site: install what is missing, build (which validates every page), serve.
 * Arguments go to the build. A build that fails is never covered up by serving the last good one.
 */
answerHelp({
  de: `npm start -- [--no-build] [--pages ORDNER] [--out ORDNER] [--lang de|en]
  Installiert, was fehlt, prüft und baut alle Seiten und zeigt die Website auf http://localhost:4173 (PORT, HOST).
  --no-build   zeigt, was schon gebaut ist, wie npm run preview`,
  en: `npm start -- [--no-build] [--pages FOLDER] [--out FOLDER] [--lang de|en]
  Installs what is missing, checks and builds all pages and serves the website on http://localhost:4173 (PORT, HOST).
  --no-build   serves what is built already, like npm run preview`,
});

process.chdir(root);
stopWithNpm();
await ensureDependencies();

const args = process.argv.slice(2);
const { out = 'dist' } = parseArgs({ args, strict: false, options: { out: { type: 'string' } } }).values;
if (args.includes('--no-build')) requireBuild();
else await build();

process.env.NODE_ENV = 'production';
const server = join(root, 'server/main.ts');
process.argv = [process.execPath, server, resolve(out)];
const { register } = await import('tsx/esm/api');
register();
await import(pathToFileURL(server).href);

async function build() {
  const { code } = await runScript('build', args, { env: { NODE_ENV: 'production' } });
  if (code === 0) return;
  console.error('Die Website wurde nicht gestartet, weil sie sich nicht bauen ließ; die Gründe stehen darüber.');
  if (isBuilt()) console.error(`Der letzte gute Stand liegt unverändert in ${out}/.`);
  process.exit(code);
}

function requireBuild() {
  if (isBuilt()) return;
  console.error(`In ${out}/ liegt keine gebaute Website. Zuerst: npm run build`);
  process.exit(1);
}

function isBuilt() {
  return existsSync(join(out, 'build.json'));
}
