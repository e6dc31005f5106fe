import { routeIn, withoutHome } from '../../documents/languages.ts';
import type { Language } from '../../words/language.ts';
import type { PageDocument } from '../read/source-document.ts';

/** The same page in the languages of the site, by the route of each of them. A page without a twin is not listed. */
export type Twins = ReadonlyMap<string, Translations>;

/** Routes of one page by language, the first language first. */
export type Translations = ReadonlyMap<Language, string>;

/** The pages of one language. */
interface Pages {
  language: Language;
  pages: readonly PageDocument[];
}

/** The route that a page of a further language translates: what it says, or that of the same place in the first language. */
export const originalOf = ({ route, head }: PageDocument, language: Language): string =>
  head?.translationOf ?? withoutHome(route, routeIn(language, '/'));

/** Finds the twins among the pages of a site. Where two of a language translate the same page, it is the first of them. */
export function twinsOf(first: Pages, others: readonly Pages[]): Twins {
  const originals = new Set(first.pages.map(({ route }) => route));
  const twins = new Map<string, Map<Language, string>>();
  for (const { language, pages } of others) {
    for (const page of pages) {
      const original = originalOf(page, language);
      const translations = twins.get(original) ?? new Map([[first.language, original]]);
      if (!originals.has(original) || translations.has(language)) continue;
      translations.set(language, page.route);
      twins.set(original, translations).set(page.route, translations);
    }
  }
  return twins;
}
