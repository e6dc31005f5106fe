import { proseOfSite } from '../model/texts.ts';
import { languageCheck } from './check.ts';
import { straightQuotes } from './language/quotes.ts';

/** German quotation marks are „ and “, the inner ones ‚ and ‘. */
export const textsQuotes = languageCheck('de', proseOfSite, ({ value }) =>
  straightQuotes(value).map(({ found, written, index }) => ({
    code: 'text-quotes',
    part: found,
    from: index,
    details: { found },
    nearest: written,
    fix: written === undefined ? undefined : { write: written },
  })),
);
