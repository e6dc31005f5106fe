import { textsOfPages } from '../model/texts.ts';
import type { Check } from './check.ts';
import { breakableSpaces } from './language/spaces.ts';

/**
 * Numbers and their units, paragraph signs and abbreviations stay on one line, with `&nbsp;` in between. Not in forms:
 * their choices are sent as they stand, and a control has lines of its own.
 */
export const textsSpaces: Check = (site) =>
  textsOfPages(site).flatMap(({ file, texts }) =>
    texts.flatMap(({ value, lang, path }) =>
      (lang === 'de' ? breakableSpaces(value) : []).map(
        ({ found, written, index }) =>
          ({
            code: 'text-space',
            file,
            spot: { at: 'value', path, part: found, from: index },
            details: { found },
            nearest: written,
            mend: { write: written },
          }) as const,
      ),
    ),
  );
