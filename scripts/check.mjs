import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commandOf, root, runNode, runScript } from './child.mjs';
import { answerHelp } from './help.mjs';
import { ensureDependencies } from './install.mjs';

/** `check.mjs [--only NAME]`: everything that CI wants to know before the tests. Goes on after a failure; exit 1 if any. */
const steps = {
  generate: () => runScript('generate', ['--check'], { quiet: true }),
  format: () => runNode([commandOf('@biomejs/biome', 'biome'), 'ci', '--colors=off', '.'], { quiet: true }),
  types: () => runNode([commandOf('typescript', 'tsc'), '-b'], { quiet: true }),
  validate: () => runNode(['scripts/run.mjs', 'validate'], { quiet: true }),
  ajv: async () => withoutValidLines(await runNode([commandOf('ajv-cli', 'ajv'), ...ajvArguments()], { quiet: true })),
};

answerHelp({
  de: `npm run check -- [--only generate|format|types|validate|ajv]
  Prüft ohne Tests, ob alles in Ordnung ist: Erzeugtes, Format, Typen, Seiten. Ende mit 1, wenn etwas nicht stimmt.`,
  en: `npm run check -- [--only generate|format|types|validate|ajv]
  Checks without tests that all is well: generated files, format, types, pages. Exit 1 if something is wrong.`,
});

process.chdir(root);
const chosen = chooseSteps();
await ensureDependencies();

const failed = [];
for (const name of chosen) {
  const start = performance.now();
  const { code, output } = await steps[name]();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(8)} ${seconds.padStart(5)} s`);
  if (code === 0) continue;
  failed.push(name);
  console.error(output.trimEnd());
}
if (failed.length > 0) {
  console.error(`Nicht in Ordnung: ${failed.join(', ')}. Einzeln: npm run check -- --only ${failed[0]}`);
  process.exitCode = 1;
}

function chooseSteps() {
  const names = Object.keys(steps);
  try {
    const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
    if (only === undefined) return names;
    if (names.includes(only)) return [only];
  } catch {}
  console.error(`Aufruf: npm run check -- [--only ${names.join('|')}]`);
  process.exit(2);
}

/**
 * The independent second validator over every page; `_` marks folders that hold no pages, `.` what is hidden. Symbolic
 * links are the first validator's to refuse.
 */
function ajvArguments() {
  const pages = readdirSync('pages-data', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join('pages-data', '_')) && !/(?:^|[\\/])\./u.test(path))
    .sort();
  const data = pages.flatMap((path) => ['-d', path]);
  return ['validate', '--spec=draft7', '--all-errors', '--errors=text', '-s', 'schema/page.schema.json', ...data];
}

/** ajv-cli names every page that is fine; among forty of them the one that is not would be missed. */
function withoutValidLines({ code, output }) {
  return { code, output: output.replaceAll(/^.* valid\n/gm, '') };
}
