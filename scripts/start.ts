import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { shownPath, siteFolder } from './cli/caller.ts';
import { defineCommand } from './cli/command.ts';
import { outFlag } from './cli/flags.ts';
import { runCommandAnew } from './cli/process.ts';

const words = {
  de: {
    failed: 'Die Website wurde nicht gestartet, weil sie sich nicht bauen ließ; die Gründe stehen darüber.',
    kept: (out: string) => `Der letzte gute Stand liegt unverändert in ${out}/.`,
    unbuilt: (out: string) => `In ${out}/ liegt keine gebaute Website. Zuerst: npm run build`,
  },
  en: {
    failed: 'The site was not started because it could not be built; the reasons are above.',
    kept: (out: string) => `The last good one is unchanged in ${out}/.`,
    unbuilt: (out: string) => `There is no built site in ${out}/. First: npm run build`,
  },
};

export default defineCommand({
  name: 'start',
  about: {
    de: 'Prüft und baut alle Seiten und zeigt die Website auf http://localhost:4173 (PORT, HOST). Alle anderen Optionen gehen an build.',
    en: 'Checks and builds all pages and serves the website on http://localhost:4173 (PORT, HOST). All other options go to build.',
  },
  flags: {
    'no-build': { about: { de: 'zeigt, was schon gebaut ist', en: 'serves what is built already' } },
    out: outFlag,
  },
  handsOn: true,
  exits: [
    { de: 'beendet', en: 'ended' },
    { de: 'nicht gebaut', en: 'not built' },
  ],
  async run({ flags, others, language }) {
    const { failed, kept, unbuilt } = words[language];
    const isBuilt = () => existsSync(join(flags.out, 'build.json'));
    if (!flags['no-build']) {
      const env = { NODE_ENV: 'production' };
      const { code } = await runCommandAnew('build', ['--out', flags.out, ...others], { env });
      if (code !== 0) console.error(isBuilt() ? `${failed}\n${kept(shownPath(flags.out))}` : failed);
      if (code !== 0) return code;
    } else if (!isBuilt()) {
      console.error(unbuilt(shownPath(flags.out)));
      return 1;
    }
    process.env.NODE_ENV = 'production';
    process.argv = [process.execPath, 'server/main.ts', resolve(flags.out)];
    process.chdir(siteFolder());
    await import('../server/main.ts');
    return Number(process.exitCode ?? 0);
  },
});
