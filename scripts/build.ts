import { buildSite } from './build/build-site.ts';
import { defineCommand } from './cli/command.ts';
import { dateFlag, outFlag, pagesFlag } from './cli/flags.ts';

export default defineCommand({
  name: 'build',
  about: {
    de: 'Prüft alle Seiten und schreibt die fertige Website. Ist eine Seite ungültig, bleibt die letzte Website unverändert. Derselbe Tag gibt dieselbe Website.',
    en: 'Checks all pages and writes the finished site. Where a page is not valid, the last site stays as it was. The same day makes the same site.',
  },
  flags: {
    pages: pagesFlag,
    out: outFlag,
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
    'no-compression': {
      about: {
        de: 'ohne .br und .gz: für Hoster, die selbst komprimieren',
        en: 'without .br and .gz: for hosts that compress themselves',
      },
    },
    'no-cache': {
      about: {
        de: 'macht alles neu und hebt nichts für den nächsten Build auf',
        en: 'makes everything anew and keeps nothing for the next build',
      },
    },
    quick: {
      about: {
        de: 'zeigt neue Bilder zunächst so, wie sie sind, und lässt ihre Größen, Vorschaubilder und .br und .gz dem nächsten Build',
        en: 'shows new pictures as they are for now, and leaves their sizes, share images and .br and .gz to the next build',
      },
    },
    watch: {
      about: {
        de: 'baut nach jedem Speichern neu; Ende mit Strg+C',
        en: 'builds again after every save; stop with Ctrl+C',
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
  },
  exits: [
    { de: 'gebaut', en: 'built' },
    { de: 'Fehler auf einer Seite', en: 'errors on a page' },
  ],
  async run({ flags, language }) {
    if (!flags.watch) return buildSite(flags, language);
    const { watchSite } = await import('./build/watch-site.ts');
    return watchSite(flags, language);
  },
});
