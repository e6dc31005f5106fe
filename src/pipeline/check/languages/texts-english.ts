import { proseOfSite } from '../../model/texts.ts';
import { languageCheck } from '../check.ts';
import { germanIn } from '../language/german.ts';

/** What is not marked as German is English, where a page or document is that of an English edition. */
export const textsEnglish = languageCheck('en', proseOfSite, ({ value }) =>
  germanIn(value) ? [{ code: 'text-german', details: { found: value } }] : [],
);
