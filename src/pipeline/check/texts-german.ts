import { germanTexts, proseOfSite } from '../model/texts.ts';
import { breaches, type Check } from './check.ts';
import { englishIn } from './language/english.ts';

/** What is not marked as English is German (WCAG 3.1.2: screen readers change their voice by `lang`). */
export const textsGerman: Check = (site) =>
  breaches(proseOfSite(site), germanTexts, ({ value }) => {
    const found = englishIn(value);
    if (found === undefined) return [];
    return [{ code: 'text-english', part: found === value ? undefined : found, details: { found } }];
  });
