import { resolve } from 'node:path';
import { github, json, markdown, pretty } from '../src/tools/impact/formats.ts';
import { impactOf } from '../src/tools/impact/impact.ts';
import { defineCommand } from './cli/command.ts';
import { builtSides } from './impact/sides.ts';

const formats = { pretty, json, github, markdown };

const words = {
  de: {
    before: (base: string) => `Die Fassung ${base} lässt sich nicht bauen:`,
    after: 'Die jetzige Fassung lässt sich nicht bauen:',
  },
  en: {
    before: (base: string) => `The version ${base} cannot be built:`,
    after: 'The present version cannot be built:',
  },
};

export default defineCommand({
  name: 'impact',
  about: {
    de: 'Sagt, welche Seiten eine Änderung berührt, warum, und wie viele Bytes sie mehr oder weniger kosten: Beide Fassungen werden gebaut und Seite für Seite verglichen.',
    en: 'Says which pages a change touches, why, and how many bytes they cost more or less: both versions are built and compared page by page.',
  },
  flags: {
    base: {
      about: { de: 'die Revision, mit der verglichen wird', en: 'the revision to compare with' },
      value: 'REVISION',
      required: true,
    },
    format: {
      about: { de: 'für Menschen oder für Programme', en: 'for people or for programs' },
      value: ['pretty', 'json', 'github', 'markdown'],
      default: 'pretty',
    },
    screenshots: {
      about: {
        de: 'legt hier von jeder berührten Seite Bilder davor und danach ab',
        en: 'puts pictures of every page touched here, before and after',
      },
      value: { de: 'ORDNER', en: 'FOLDER' },
    },
  },
  exits: [
    { de: 'verglichen', en: 'compared' },
    { de: 'die jetzige Fassung lässt sich nicht bauen', en: 'the present version cannot be built' },
  ],
  async run({ flags, language }) {
    const { base, screenshots } = flags;
    const built = await builtSides(base);
    try {
      if ('failed' in built) {
        const sentence = built.failed === 'before' ? words[language].before(base) : words[language].after;
        process.stderr.write(`${sentence}\n${built.output}\n`);
        return built.failed === 'before' ? 2 : 1;
      }
      const impact = impactOf(base, built.before.side, built.after.side, built.changed);
      process.stdout.write(`${formats[flags.format](impact, language)}\n`);
      if (screenshots !== undefined) {
        const { takeScreenshots } = await import('./impact/screens.ts');
        const folders = { before: built.before.dist, after: built.after.dist };
        await takeScreenshots(impact.touched, folders, resolve(screenshots));
      }
      return 0;
    } finally {
      built.remove();
    }
  },
});
