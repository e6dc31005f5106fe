import type { Language } from '../../words/language.ts';
import type { Facts, TextFact } from '../read/facts.ts';
import type { SourceDocument } from '../read/source-document.ts';
import type { Edition } from './site-model.ts';

type Documents = ReadonlyArray<SourceDocument<unknown>>;

/** The pages that are to be judged; their texts are prose. */
export const proseOfPages = ({ unsettled, formPage, thankYou }: Edition): Documents =>
  unsettled.pages.filter((page) => page !== formPage && page !== thankYou);

/** Everything that an author writes prose in; the site document, with its names and numbers, is none of that. */
export const proseOfSite = (site: Edition): Documents => [...proseOfPages(site), site.menu ?? [], site.forms].flat();

/** The texts of a document that visitors read or hear, as far as checks may have something to say about them. */
export const texts = (facts: Facts): TextFact[] => facts.texts;

/** Those of them that are in this language: what is not marked as another is in that of the site. */
export const textsIn =
  (language: Language, site: Edition) =>
  (facts: Facts): TextFact[] =>
    facts.texts.filter(({ lang = site.language }) => lang === language);

/** The length of a text as it is shown, without the signs of emphasis, links and hyphenation. */
export const shownLength = (value: string): number =>
  value
    .replaceAll('&shy;', '')
    .replaceAll('&nbsp;', ' ')
    .replace(/\]\([^()]*\)|[*[]/gu, '').length;
