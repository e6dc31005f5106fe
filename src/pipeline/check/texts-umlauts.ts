import { germanTexts, proseOfSite } from '../model/texts.ts';
import { breaches, type Check } from './check.ts';
import { asciiWords } from './language/umlauts.ts';

/** German words have their umlauts: „für“, not „fuer“. */
export const textsUmlauts: Check = (site) =>
  breaches(proseOfSite(site), germanTexts, ({ value }) =>
    asciiWords(value).map(({ word, spelt, index }) => ({
      code: 'text-umlaut',
      part: word,
      from: index,
      details: { word },
      nearest: spelt,
      fix: { write: spelt },
    })),
  );
