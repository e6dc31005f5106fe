import type { Language } from '../words/language.ts';
import formPageEn from './form-page.en.json' with { type: 'json' };
import formPageDe from './form-page.json' with { type: 'json' };
import thankYouEn from './thank-you.en.json' with { type: 'json' };
import thankYouDe from './thank-you.json' with { type: 'json' };

/** The page of the forms and the page that thanks, of sites that have none of their own. */
export const standIns: Readonly<Record<Language, { formPage: unknown; thankYou: unknown }>> = {
  de: { formPage: formPageDe, thankYou: thankYouDe },
  en: { formPage: formPageEn, thankYou: thankYouEn },
};
