import { proseOfSite } from '../../model/texts.ts';
import { languageCheck } from '../check.ts';
import { quoteProblems } from '../language/quotes.ts';

/** English quotation marks are “ and ”, the inner ones ‘ and ’. */
export const quotesEnglish = languageCheck('en', proseOfSite, ({ value }) => quoteProblems(value, 'en'));
