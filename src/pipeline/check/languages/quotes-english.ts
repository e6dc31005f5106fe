import { proseOfSite } from '../../model/texts.ts';
import { languageCheck } from '../check.ts';
import { germanIn } from '../language/german.ts';
import { quoteProblems } from '../language/quotes.ts';

/** English quotation marks are “ and ”, the inner ones ‘ and ’. A text that turns out to be German is told as such. */
export const quotesEnglish = languageCheck('en', proseOfSite, ({ value }) =>
  germanIn(value) ? [] : quoteProblems(value, 'en'),
);
