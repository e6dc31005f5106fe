import { proseOfSite } from '../model/texts.ts';
import { languageCheck } from './check.ts';
import { asciiWords } from './language/umlauts.ts';

/** German words have their umlauts: „für“, not „fuer“. */
export const textsUmlauts = languageCheck('de', proseOfSite, ({ value }) =>
  asciiWords(value).map(({ word, spelt, index }) => ({
    code: 'text-umlaut',
    part: word,
    from: index,
    details: { word },
    nearest: spelt,
    fix: { write: spelt },
  })),
);
