import { LANGUAGES } from '../../src/words/language.ts';
import { PAGES } from './caller.ts';
import type { Flags } from './command.ts';

export const pagesFlag = {
  about: { de: 'Ordner mit den Seiten', en: 'folder with the pages' },
  value: { de: 'ORDNER', en: 'FOLDER' },
  default: PAGES,
  isPath: true,
} as const;

export const outFlag = {
  about: {
    de: 'Ordner der fertigen Website; er wird jedes Mal neu gemacht',
    en: 'folder of the finished site, which is made anew each time',
  },
  value: { de: 'ORDNER', en: 'FOLDER' },
  default: 'dist',
  isPath: true,
} as const;

export const dateFlag = {
  about: {
    de: 'der Tag (2026-12-01), von dem abhängt, welche Seiten veröffentlicht sind; sonst BUILD_DATE oder heute',
    en: 'the day (2026-12-01) that decides which pages are published; otherwise BUILD_DATE or today',
  },
  value: { de: 'TAG', en: 'DAY' },
} as const;

/** Flags that every command has. */
export const commonFlags = {
  lang: {
    about: {
      de: 'Sprache der Ausgabe; sonst PEOPLE_PAGES_LANG, die des Terminals oder die der Website',
      en: 'language of the output; else PEOPLE_PAGES_LANG, that of the terminal or that of the site',
    },
    value: [...LANGUAGES],
  },
  help: { about: { de: 'zeigt diese Hilfe', en: 'shows this help' } },
} as const satisfies Flags;
