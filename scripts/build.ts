import { resolve } from 'node:path';
import { buildDay } from '../src/files/build-day.ts';
import { readContent } from '../src/files/content.ts';
import { compileSite } from '../src/pipeline/compile.ts';
import { unindexed } from '../src/pipeline/output/seo/indexing.ts';
import { launchFindings } from '../src/tools/launch/launch.ts';
import { claim } from './build/claim.ts';
import { defineCommand } from './cli/command.ts';
import { dateFlag, pagesFlag } from './cli/flags.ts';
import { printReport } from './cli/print.ts';

const words = {
  de: {
    samples: 'Mit Beispielwerten wird keine Website für die Öffentlichkeit gebaut; zur Ansicht mit --demo.',
    busy: (out: string) =>
      `Ein anderer Build schreibt gerade ${out}/. Versuchen Sie es noch einmal, wenn er fertig ist.`,
    built: (pages: number, day: string, seconds: string, out: string) =>
      `${pages} Seiten, Stand ${day}, in ${seconds} s gebaut: ${out}/`,
  },
  en: {
    samples: 'With sample values no site is built for the public; to be looked at, with --demo.',
    busy: (out: string) => `Another build is writing ${out}/ now. Try again when it is done.`,
    built: (pages: number, day: string, seconds: string, out: string) =>
      `${pages} pages, as of ${day}, built in ${seconds} s: ${out}/`,
  },
};

const flags = {
  pages: pagesFlag,
  out: {
    about: { de: 'Ordner der fertigen Website', en: 'folder of the finished site' },
    value: { de: 'ORDNER', en: 'FOLDER' },
    default: 'dist',
  },
  date: dateFlag,
  production: {
    about: {
      de: 'für die Öffentlichkeit: scheitert, solange Beispielwerte darin stehen (check-launch)',
      en: 'for the public: fails while sample values are in it (check-launch)',
    },
  },
  demo: {
    about: {
      de: 'zur Ansicht: Beispielwerte sind erlaubt, und Suchmaschinen werden gebeten, keine Seite aufzunehmen',
      en: 'to be looked at: sample values are allowed, and search engines are asked to take no page',
    },
  },
  mode: {
    about: {
      de: 'development baut mit den Warnungen von React, für Tests',
      en: "development builds with React's warnings, for tests",
    },
    value: ['production', 'development'],
    default: 'production',
  },
} as const;

export default defineCommand({
  name: 'build',
  about: {
    de: 'Prüft alle Seiten und schreibt die fertige Website. Ist eine Seite ungültig, bleibt die letzte Website unverändert. Derselbe Tag gibt dieselbe Website.',
    en: 'Checks all pages and writes the finished site. Where a page is not valid, the last site stays as it was. The same day makes the same site.',
  },
  flags,
  exits: [
    { de: 'gebaut', en: 'built' },
    { de: 'Fehler auf einer Seite', en: 'errors on a page' },
  ],
  async run({ flags: { pages: folder, mode, demo, production, ...flags }, language }) {
    process.env.NODE_ENV = mode;
    const content = readContent(folder, buildDay(flags.date));
    const { site, ...checked } = compileSite(content);
    const findings = production && !demo ? launchFindings(checked) : checked.findings;
    printReport({ ...checked, findings, folder, language }, 'pretty');
    if (findings.some(({ code }) => code === 'sample-value')) {
      console.error(words[language].samples);
      return 1;
    }
    if (!site) return 1;
    const started = performance.now();
    const { replaceSite } = await import('./build/site.ts');
    const out = resolve(flags.out);
    const release = claim(out);
    if (!release) {
      console.error(words[language].busy(flags.out));
      return 1;
    }
    try {
      await replaceSite(demo ? unindexed(site) : site, { folder, assets: content.assets, out, mode });
    } finally {
      release();
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(words[language].built(site.pages.length, content.day ?? '', seconds, flags.out));
    return 0;
  },
});
