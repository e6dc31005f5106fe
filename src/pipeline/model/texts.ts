import type { Facts, TextFact } from '../read/facts.ts';
import type { SourceDocument } from '../read/source-document.ts';
import type { SiteModel } from './site-model.ts';

type Documents = ReadonlyArray<SourceDocument<unknown>>;

/** The pages, whose texts are prose. */
export const proseOfPages = ({ pages, notFound }: SiteModel): Documents => [...pages, notFound ?? []].flat();

/** Everything that an author writes prose in; the site document, with its names and numbers, is none of that. */
export const proseOfSite = (site: SiteModel): Documents => [...proseOfPages(site), site.menu ?? [], site.forms].flat();

/** The texts of a document that visitors read or hear, as far as checks may have something to say about them. */
export const texts = (facts: Facts): TextFact[] => facts.texts;

/** Those of them that are not marked as English. */
export const germanTexts = (facts: Facts): TextFact[] => facts.texts.filter(({ lang }) => lang === 'de');

/** The length of a text as it is shown, without the signs of emphasis, links and hyphenation. */
export const shownLength = (value: string): number =>
  value
    .replaceAll('&shy;', '')
    .replaceAll('&nbsp;', ' ')
    .replace(/\]\([^()]*\)|[*[]/gu, '').length;
