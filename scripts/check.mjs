import { parseArgs } from 'node:util';
import { commandOf, root, runNode, runScript } from './child.mjs';
import { answerHelp } from './help.mjs';
import { ensureDependencies } from './install.mjs';

/** `check.mjs [--only NAME]`: everything that CI wants to know before the tests. Goes on after a failure; exit 1 if any. */
const steps = {
  generate: () => runScript('generate', ['--check'], { quiet: true }),
  format: () => runNode([commandOf('@biomejs/biome', 'biome'), 'ci', '--colors=off', '.'], { quiet: true }),
  types: () => runNode([commandOf('typescript', 'tsc'), '-b'], { quiet: true }),
  unused: () => runNode([commandOf('knip'), '--no-progress'], { quiet: true }),
  validate: () => runScript('validate', [], { quiet: true }),
  ajv: runAjv,
};

/**
 * Documents by their schema. As patterns that ajv-cli resolves: a command line has no room for the names of 600 pages.
 * `_` marks folders that hold no pages.
 */
const documents = {
  page: ['*.json', '!(_*)/**/*.json', '_site/{not-found,form-page,thank-you}.json'],
  section: ['_shared/*.json'],
  site: ['_site/site.json'],
  menu: ['_site/menu.json'],
  form: ['_site/forms/*.json'],
};

answerHelp({
  de: `npm run check -- [--only generate|format|types|unused|validate|ajv]
  Prüft ohne Tests, ob alles in Ordnung ist: Erzeugtes, Format, Typen, Unbenutztes, Seiten. Ende mit 1, wenn etwas nicht stimmt.`,
  en: `npm run check -- [--only generate|format|types|unused|validate|ajv]
  Checks without tests that all is well: generated files, format, types, unused code, pages. Exit 1 if something is wrong.`,
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

/** The independent second validator over everything that authors write. */
async function runAjv() {
  const result = { code: 0, output: '' };
  for (const [name, patterns] of Object.entries(documents)) {
    const data = patterns.flatMap((pattern) => ['-d', `pages-data/${pattern}`]);
    const args = ['validate', '--spec=draft7', '--all-errors', '--errors=text', '-s', `schema/${name}.schema.json`];
    const { code, output } = await runNode([commandOf('ajv-cli', 'ajv'), ...args, ...data], { quiet: true });
    result.code ||= code;
    result.output += withoutValidLines(output);
  }
  return result;
}

/** ajv-cli names every file that is fine; among forty of them the one that is not would be missed. */
function withoutValidLines(output) {
  return output.replaceAll(/^.* valid\n/gm, '');
}
