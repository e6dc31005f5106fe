import { proseOfSite } from '../model/texts.ts';
import { languageCheck } from './check.ts';
import { isEnglish } from './language/english.ts';
import { quoteProblems } from './language/quotes.ts';

/** German quotation marks are „ and “, the inner ones ‚ and ‘. A text that turns out to be English is told as such. */
export const textsQuotes = languageCheck('de', proseOfSite, ({ value }) =>
  isEnglish(value) ? [] : quoteProblems(value, 'de'),
);
