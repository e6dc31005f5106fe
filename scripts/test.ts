import { ensureBrowser } from './browser.ts';
import { defineCommand } from './cli/command.ts';
import { runCommandAnew, runPackage } from './cli/process.ts';

const words = {
  de: 'Ohne eine Website, die sich bauen lässt, laufen die Tests nicht. Nur die Einheiten: npm run test:unit',
  en: 'Without a site that can be built the tests do not run. The units alone: npm run test:unit',
};

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
    const projects = projectsIn(others);
    const wants = (project: string) => projects.length === 0 || projects.includes(project);
    const env = wants('browser') || wants('site') ? { CHROMIUM_PATH: await ensureBrowser() } : {};
    const checked = flags['no-check'] ? { code: 0 } : await runCommandAnew('check');
    if (wants('site')) {
      const built = await runCommandAnew('build', [], { env: { NODE_ENV: 'production' } });
      if (built.code !== 0) console.error(words[language]);
      if (built.code !== 0) return built.code;
    }
    const tested = await runPackage('vitest', ['run', ...others], { env });
    return tested.code || checked.code;
  },
});

/** What `--project unit` and `--project=unit` name. */
const projectsIn = (args: readonly string[]): string[] =>
  [...args.join(' ').matchAll(/(?:^| )--project[ =](\S+)/gu)].map(([, name = '']) => name);
