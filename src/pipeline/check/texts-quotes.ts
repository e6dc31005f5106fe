import { proseOfSite } from '../model/texts.ts';
import { languageCheck } from './check.ts';
import { quoteProblems } from './language/quotes.ts';

/** German quotation marks are „ and “, the inner ones ‚ and ‘. */
export const textsQuotes = languageCheck('de', proseOfSite, ({ value }) => quoteProblems(value, 'de'));
