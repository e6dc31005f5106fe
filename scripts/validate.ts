import { defineCommand } from './cli/command.ts';
import { dateFlag, pagesFlag } from './cli/flags.ts';
import { formatFlag } from './cli/print.ts';
import { validatePages } from './validate/validate-pages.ts';

export default defineCommand({
  name: 'validate',
  about: {
    de: 'Prüft alle Seiten zusammen und zeigt jedes Problem mit Ort und Abhilfe.',
    en: 'Checks all pages and reports every problem with its location and how to fix it.',
  },
  flags: {
    pages: pagesFlag,
    format: formatFlag,
    fix: {
      about: {
        de: 'behebt, was nur eine Lösung hat (vertippte Namen, Kommas, BOM, Links mit einem Tippfehler …); alles andere bleibt unverändert',
        en: 'fixes whatever has only one solution (misspelled names, commas, BOM, links with a typo …) and leaves everything else unchanged',
      },
    },
    watch: {
      about: {
        de: 'prüft nach jedem Speichern und zeigt nur, was sich geändert hat; Ende mit Strg+C',
        en: 'checks after every save and shows only what has changed; stop with Ctrl+C',
      },
    },
    changed: {
      about: {
        de: 'zeigt nur, was gegenüber einem Git-Stand neu ist (ohne Angabe: HEAD): alles in geänderten Dateien, in anderen nur, was durch die Änderung falsch wurde',
        en: 'shows only what is new since a Git revision (default: HEAD): everything in changed files, in others only what the change broke',
      },
      value: { de: 'STAND', en: 'REVISION' },
      implied: 'HEAD',
    },
    date: dateFlag,
  },
  exits: [
    { de: 'kein Fehler', en: 'no errors' },
    { de: 'Fehler gefunden', en: 'errors found' },
  ],
  run: ({ flags, language }) => validatePages(flags, language),
});
