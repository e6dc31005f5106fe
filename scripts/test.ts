import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from '../src/files/write.ts';
import { ensureBrowser } from './browser.ts';
import { defineCommand } from './cli/command.ts';
import { runCommandAnew, runPackage } from './cli/process.ts';

const words = {
  de: {
    last: (minutes: string) => `Das dauerte beim letzten Mal ${minutes} min.`,
    first: 'Alle Tests brauchen auf zwei Prozessoren etwa 16 min, nur die Einheiten 5 min.',
    unbuilt: 'Ohne eine Website, die sich bauen lässt, laufen die Tests nicht. Nur die Einheiten: npm run test:unit',
  },
  en: {
    last: (minutes: string) => `This took ${minutes} min last time.`,
    first: 'All tests take about 16 min on two processors, the units alone 5 min.',
    unbuilt: 'Without a site that can be built the tests do not run. The units alone: npm run test:unit',
  },
};

/** How long each call took, in milliseconds, by its arguments. */
const TIMES = 'node_modules/.cache/test-times.json';

/** How a step ends that was left out. */
const FINE = { code: 0 };

export default defineCommand({
  name: 'test',
  about: {
    de: 'Alles: Format, Typen, Seiten, Einheiten, die gebaute Website im Browser. Fehler der Prüfungen halten die Tests nicht auf. Alle anderen Argumente gehen an vitest; mit --project unit, browser oder site läuft nur ein Teil.',
    en: 'Everything: format, types, pages, units, the built site in a browser. Failed checks do not hold up the tests. All other arguments go to vitest; with --project unit, browser or site only a part runs.',
  },
  flags: { 'no-check': { about: { de: 'lässt npm run check aus', en: 'leaves out npm run check' } } },
  handsOn: true,
  exits: [
    { de: 'alles in Ordnung', en: 'all is well' },
    { de: 'etwas nicht', en: 'something is not' },
  ],
  async run({ flags, others, language }) {
    const times: Record<string, number> = existsSync(TIMES) ? JSON.parse(readFileSync(TIMES, 'utf8')) : {};
    const call = [flags['no-check'], ...others].join(' ');
    const { [call]: last } = times;
    console.log(last === undefined ? words[language].first : words[language].last((last / 60_000).toFixed(1)));
    const started = performance.now();
    const projects = projectsIn(others);
    const wants = (project: string) => projects.length === 0 || projects.includes(project);
    const env = wants('browser') || wants('site') ? { CHROMIUM_PATH: await ensureBrowser() } : {};
    // Beside each other: neither keeps two processors busy, and neither writes what the other reads.
    const [checked, built] = await Promise.all([
      flags['no-check'] ? FINE : runCommandAnew('check'),
      wants('site') ? runCommandAnew('build', [], { env: { NODE_ENV: 'production' } }) : FINE,
    ]);
    if (built.code !== 0) {
      console.error(words[language].unbuilt);
      return built.code;
    }
    const tested = await runPackage('vitest', ['run', ...others], { env });
    if (tested.code === 0) {
      writeFile(TIMES, JSON.stringify({ ...times, [call]: Math.round(performance.now() - started) }));
    }
    return tested.code || checked.code;
  },
});

/** What `--project unit` and `--project=unit` name. */
const projectsIn = (args: readonly string[]): string[] =>
  [...args.join(' ').matchAll(/(?:^| )--project[ =](\S+)/gu)].map(([, name = '']) => name);
