import { germanTexts, proseOfSite } from '../model/texts.ts';
import { breaches, type Check } from './check.ts';
import { straightQuotes } from './language/quotes.ts';

/** German quotation marks are „ and “, the inner ones ‚ and ‘. */
export const textsQuotes: Check = (site) =>
  breaches(proseOfSite(site), germanTexts, ({ value }) =>
    straightQuotes(value).map(({ found, written, index }) => ({
      code: 'text-quotes',
      part: found,
      from: index,
      details: { found },
      nearest: written,
      fix: written === undefined ? undefined : { write: written },
    })),
  );
