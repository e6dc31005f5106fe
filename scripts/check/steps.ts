import type { Language } from '../../src/findings/messages/message.ts';
import { runCommandAnew, runPackage } from '../cli/process.ts';

const QUIET = { quiet: true };

const steps = {
  generate: () => runCommandAnew('generate', ['--check'], QUIET),
  format: () => runPackage('@biomejs/biome', ['ci', '--colors=off', '.'], QUIET),
  types: () => runPackage('typescript', ['-b'], QUIET),
  unused: () => runPackage('knip', ['--no-progress'], QUIET),
  validate: () => runCommandAnew('validate', [], QUIET),
  ajv: runAjv,
};

/** Names of the steps, in their order. */
export const checkSteps = Object.keys(steps);

/**
 * Documents by their schema. As patterns that ajv-cli resolves: a command line has no room for the names of 600 pages.
 * `_` marks folders that hold no pages.
 */
const documents = {
  page: ['*.json', '!(_*)/**/*.json', '_site/**/{not-found,form-page,thank-you}.json'],
  section: ['_shared/**/*.json'],
  site: ['_site/site.json'],
  edition: ['_site/*/site.json'],
  menu: ['_site/**/menu.json'],
  form: ['_site/**/forms/*.json'],
  redirects: ['_site/redirect*.json'],
  words: ['_site/**/words.json'],
  theme: ['_site/theme*.json'],
};

const words = {
  de: (names: string, one: string) => `Nicht in Ordnung: ${names}. Einzeln: npm run check -- --only ${one}`,
  en: (names: string, one: string) => `Not in order: ${names}. One alone: npm run check -- --only ${one}`,
};

/** Runs one step, or all of them, and says which have failed. Returns the exit code. */
export async function runChecks(only: string | undefined, language: Language): Promise<number> {
  const failed: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    if (only !== undefined && name !== only) continue;
    const start = performance.now();
    const { code, output } = await step();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(8)} ${seconds.padStart(5)} s`);
    if (code === 0) continue;
    failed.push(name);
    console.error(output.trimEnd());
  }
  const [first] = failed;
  if (first !== undefined) console.error(words[language](failed.join(', '), first));
  return failed.length > 0 ? 1 : 0;
}

/** The independent second validator over everything that authors write. */
async function runAjv() {
  const result = { code: 0, output: '' };
  for (const [name, patterns] of Object.entries(documents)) {
    const data = patterns.flatMap((pattern) => ['-d', `pages-data/${pattern}`]);
    const args = ['validate', '--spec=draft7', '--all-errors', '--errors=text', '-s', `schema/${name}.schema.json`];
    const { code, output } = await runPackage('ajv-cli', [...args, ...data], QUIET);
    result.code ||= code;
    // ajv-cli names every file that is fine; among forty of them the one that is not would be missed.
    result.output += output.replaceAll(/^.* valid\n/gm, '');
  }
  return result;
}
