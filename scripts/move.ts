import { defineCommand } from './cli/command.ts';
import { pagesFlag } from './cli/flags.ts';
import { writeFlag } from './move/flags.ts';
import { movePage } from './move/run.ts';

export default defineCommand({
  name: 'move',
  about: {
    de: 'Gibt einer Seite eine andere Adresse: Links, Menü und Karten folgen, und die alte Adresse leitet um. Ohne --write wird nur gezeigt, was sich ändern würde.',
    en: 'Gives a page another address: links, menu and cards follow, and the old address redirects. Without --write it only shows what would change.',
  },
  flags: {
    'with-children': {
      about: { de: 'nimmt die Seiten unter der Adresse mit', en: 'takes the pages below the address along' },
    },
    write: writeFlag,
    finish: {
      about: {
        de: 'bringt zu Ende, was unterbrochen wurde; ohne Adressen',
        en: 'finishes what was interrupted; without addresses',
      },
    },
    pages: pagesFlag,
  },
  operands: { de: '/ALT /NEU', en: '/OLD /NEW' },
  exits: [
    { de: 'verschoben oder gezeigt', en: 'moved or shown' },
    { de: 'nicht verschoben, weil danach Fehler blieben', en: 'not moved, because errors would be left' },
  ],
  run: ({ flags, operands, language }) => movePage(flags, operands, language),
});
