import { textsOfSite } from '../model/texts.ts';
import type { Check } from './check.ts';
import { asciiWords } from './language/umlauts.ts';

/** German words have their umlauts: „für“, not „fuer“. */
export const textsUmlauts: Check = (site) =>
  textsOfSite(site).flatMap(({ file, texts }) =>
    texts.flatMap(({ value, lang, path }) =>
      (lang === 'de' ? asciiWords(value) : []).map(
        ({ word, spelt, index }) =>
          ({
            code: 'text-umlaut',
            file,
            spot: { at: 'value', path, part: word, from: index },
            details: { word },
            nearest: spelt,
            mend: { write: spelt },
          }) as const,
      ),
    ),
  );
