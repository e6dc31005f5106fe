import { defineCommand } from './cli/command.ts';
import { pagesFlag } from './cli/flags.ts';
import { formatFlag } from './cli/print.ts';
import { migratePages } from './migrate/migrate-pages.ts';

export default defineCommand({
  name: 'migrate',
  about: {
    de: 'Stellt Seiten, die für ältere Versionen der Blöcke geschrieben sind, auf die heutigen um. Ohne --write wird nur gezeigt, was sich ändern würde.',
    en: 'Brings pages that are written for older versions of the blocks to those of today. Without --write it only shows what would change.',
  },
  flags: {
    write: { about: { de: 'schreibt die Dateien', en: 'writes the files' } },
    pages: pagesFlag,
    format: { ...formatFlag, value: ['pretty', 'json'] },
  },
  exits: [
    { de: 'alles umgestellt oder umzustellen', en: 'all changed or to be changed' },
    { de: 'eine Datei bleibt, wie sie ist', en: 'a file stays as it is' },
  ],
  run: ({ flags, language }) => migratePages(flags, language),
});
