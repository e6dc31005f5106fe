import { defineCommand } from './cli/command.ts';
import { pagesFlag } from './cli/flags.ts';
import { writeFlag } from './move/flags.ts';
import { deletePage } from './move/run.ts';

export default defineCommand({
  name: 'delete',
  about: {
    de: 'Löscht eine Seite und nennt zuvor alles, was zu ihr führt. Ohne --write wird nur gezeigt, was sich ändern würde.',
    en: 'Deletes a page and first names all that leads to it. Without --write it only shows what would change.',
  },
  flags: {
    to: {
      about: {
        de: 'führt Links und Besucher stattdessen zu dieser Seite',
        en: 'leads links and visitors to this page instead',
      },
      value: { de: '/ANDERE', en: '/OTHER' },
    },
    write: writeFlag,
    pages: pagesFlag,
  },
  operands: { de: '/SEITE', en: '/PAGE' },
  exits: [
    { de: 'gelöscht oder gezeigt', en: 'deleted or shown' },
    { de: 'nicht gelöscht, weil noch etwas zu ihr führt', en: 'not deleted, because something still leads to it' },
  ],
  run: ({ flags, operands, language }) => deletePage(flags, operands, language),
});
