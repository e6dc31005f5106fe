import { proseOfSite } from '../model/texts.ts';
import { languageCheck } from './check.ts';
import { englishIn } from './language/english.ts';

/** What is not marked as English is German (WCAG 3.1.2: screen readers change their voice by `lang`). */
export const textsGerman = languageCheck('de', proseOfSite, ({ value }) => {
  const found = englishIn(value);
  if (found === undefined) return [];
  return [{ code: 'text-english', part: found === value ? undefined : found, details: { found } }];
});
