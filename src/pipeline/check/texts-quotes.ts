import type { Problem } from '../../findings/finding.ts';
import { textsOfSite } from '../model/texts.ts';
import type { Check } from './check.ts';
import { straightQuotes } from './language/quotes.ts';

/** German quotation marks are „ and “, the inner ones ‚ and ‘. */
export const textsQuotes: Check = (site) =>
  textsOfSite(site).flatMap(({ file, texts }) =>
    texts.flatMap(({ value, lang, path }) =>
      (lang === 'de' ? straightQuotes(value) : []).map(
        ({ found, written, index }): Problem => ({
          code: 'text-quotes',
          file,
          spot: { at: 'value', path, part: found, from: index },
          details: { found },
          nearest: written,
          mend: written === undefined ? undefined : { write: written },
        }),
      ),
    ),
  );
