import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { UsageError } from '../src/findings/errors.ts';
import { BUILD } from './build/site-files.ts';
import { shownPath, siteFolder } from './cli/caller.ts';
import { defineCommand } from './cli/command.ts';
import { outFlag } from './cli/flags.ts';
import { runCommandAnew } from './cli/process.ts';

const words = {
  de: {
    failed: 'Die Website wurde nicht gestartet, weil sie sich nicht bauen ließ; die Gründe stehen darüber.',
    kept: (out: string) => `Der letzte gute Stand liegt unverändert in ${out}/.`,
    unbuilt: (out: string) => `In ${out}/ liegt keine gebaute Website. Zuerst: npm run build`,
    pending: (count: number) =>
      count === 1
        ? 'Ein neues Bild wird vorerst so gezeigt, wie es ist; seine Größen entstehen im Hintergrund.'
        : `${count} neue Bilder werden vorerst so gezeigt, wie sie sind; ihre Größen entstehen im Hintergrund.`,
    unknown: (options: string) =>
      `${options}: Mit --no-build wird nicht gebaut, und nur build nimmt andere Optionen an. Den Port sagt die Umgebungsvariable PORT: PORT=4831.`,
    drawn: 'Alle Bilder liegen jetzt in allen Größen vor.',
  },
  en: {
    failed: 'The site was not started because it could not be built; the reasons are above.',
    kept: (out: string) => `The last good one is unchanged in ${out}/.`,
    unbuilt: (out: string) => `There is no built site in ${out}/. First: npm run build`,
    pending: (count: number) =>
      count === 1
        ? 'A new picture is shown as it is for now; its sizes are being made in the background.'
        : `${count} new pictures are shown as they are for now; their sizes are being made in the background.`,
    unknown: (options: string) =>
      `${options}: with --no-build nothing is built, and only build takes other options. The port is in the environment variable PORT: PORT=4831.`,
    drawn: 'All pictures are there in all sizes now.',
  },
};

/** Pictures that the site in a folder shows as they are, until the next build. */
function pendingIn(out: string): number {
  const { pending = 0 }: { pending?: number } = JSON.parse(readFileSync(join(out, BUILD), 'utf8'));
  return pending;
}

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
    if (flags['no-build'] && others.length > 0) {
      const options = others.join(' ');
      throw new UsageError({ de: words.de.unknown(options), en: words.en.unknown(options) });
    }
    const { failed, kept, unbuilt, pending, drawn } = words[language];
    const out = resolve(flags.out);
    const isBuilt = () => existsSync(join(out, BUILD));
    const build = ['--out', flags.out, ...others];
    const env = { NODE_ENV: 'production' };
    if (!flags['no-build']) {
      const { code } = await runCommandAnew('build', [...build, '--quick'], { env });
      // Beyond 128 somebody has stopped it.
      if (code !== 0 && code <= 128) console.error(isBuilt() ? `${failed}\n${kept(shownPath(flags.out))}` : failed);
      if (code !== 0) return code;
    } else if (!isBuilt()) {
      console.error(unbuilt(shownPath(flags.out)));
      return 1;
    }
    process.env.NODE_ENV = 'production';
    process.argv = [process.execPath, 'server/main.ts', out];
    process.chdir(siteFolder());
    await import('../server/main.ts');
    const code = Number(process.exitCode ?? 0);
    const count = flags['no-build'] ? 0 : pendingIn(out);
    if (code !== 0 || count === 0) return code;
    console.log(pending(count));
    const finished = await runCommandAnew('build', build, {
      env,
      quiet: true,
      priority: constants.priority.PRIORITY_LOW,
    });
    console.log(finished.code === 0 ? drawn : finished.output);
    return code;
  },
});
