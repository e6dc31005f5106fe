import { makeCatalogue } from './catalogue/make.ts';
import { defineCommand } from './cli/command.ts';
import { pagesFlag } from './cli/flags.ts';

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
      isPath: true,
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
  run: ({ flags, language }) => makeCatalogue(flags, language),
});
