import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readContent } from '../src/files/content.ts';
import { writeFile } from '../src/files/write.ts';
import type { Catalogue } from '../src/tools/catalogue/catalogue.ts';
import { exampleSiteOf } from '../src/tools/catalogue/example.ts';
import { defineCommand } from './cli/command.ts';
import { pagesFlag } from './cli/flags.ts';

const words = {
  de: {
    invalid: 'Die Dokumente in _site sind nicht gültig. Was darin falsch ist, nennt npm run validate.',
    written: (count: number, out: string) => `${count} Blöcke geschrieben: ${out}/index.html`,
    examined: (examples: number, faults: number) =>
      `axe-core: ${examples} Beispiele auf drei Breiten, ${faults} Verstöße.`,
  },
  en: {
    invalid: 'The documents in _site are not valid. npm run validate says what is wrong with them.',
    written: (count: number, out: string) => `${count} blocks written: ${out}/index.html`,
    examined: (examples: number, faults: number) => `axe-core: ${examples} examples at three widths, ${faults} faults.`,
  },
};

export default defineCommand({
  name: 'catalogue',
  about: {
    de: 'Schreibt den Katalog der Blöcke als Dateien: Beispiele auf drei Breiten, Angaben, JSON zum Kopieren.',
    en: 'Writes the catalogue of blocks as files: examples at three widths, fields, JSON to copy.',
  },
  flags: {
    out: {
      about: { de: 'Ordner des Katalogs', en: 'folder of the catalogue' },
      value: { de: 'ORDNER', en: 'FOLDER' },
      default: 'dist-catalogue',
    },
    pages: pagesFlag,
    axe: {
      about: {
        de: 'lässt axe-core in Chromium jedes Beispiel auf drei Breiten prüfen und schreibt den Befund dazu',
        en: 'has axe-core look at every example at three widths in Chromium, and adds what it found',
      },
    },
  },
  exits: [
    { de: 'geschrieben', en: 'written' },
    {
      de: 'axe-core hat etwas gefunden, oder _site ist nicht gültig',
      en: 'axe-core found something, or _site is not valid',
    },
  ],
  async run({ flags, language }) {
    const exampleSite = exampleSiteOf(readContent(flags.pages));
    if (!exampleSite) {
      console.error(words[language].invalid);
      return 1;
    }
    const { writeCatalogue } = await import('./catalogue/write.ts');
    const catalogue: Catalogue = JSON.parse(readFileSync('schema/catalogue.json', 'utf8'));
    const out = resolve(flags.out);
    const write = await writeCatalogue(catalogue, exampleSite, flags.pages, out);
    console.log(words[language].written(catalogue.blocks.length, flags.out));
    if (!flags.axe) return 0;
    const { examine } = await import('./catalogue/examine.ts');
    const axe = await examine(out, catalogue);
    await write(axe);
    writeFile(join(out, 'axe.json'), `${JSON.stringify(axe, null, 2)}\n`);
    const faults = Object.entries(axe).flatMap(([name, found]) => found.map(({ rule }) => `${name}: ${rule}`));
    console.log([words[language].examined(Object.keys(axe).length, faults.length), ...faults].join('\n'));
    return faults.length > 0 ? 1 : 0;
  },
});
