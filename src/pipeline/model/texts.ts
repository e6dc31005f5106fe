import type { TextFact } from '../read/facts.ts';
import type { SourceDocument } from '../read/source-document.ts';
import type { SiteModel } from './site-model.ts';

type Texts = Array<{ file: string; texts: readonly TextFact[] }>;

const textsOf = (documents: ReadonlyArray<SourceDocument<unknown> | undefined>): Texts =>
  documents.filter((document) => document !== undefined).map(({ file, facts }) => ({ file, texts: facts.texts }));

/** The texts of the pages. */
export const textsOfPages = ({ pages, notFound }: SiteModel): Texts => textsOf([...pages, notFound]);

/** The texts of everything that an author writes; the site document, with its names and numbers, is none of that. */
export const textsOfSite = ({ pages, notFound, menu, forms }: SiteModel): Texts =>
  textsOf([...pages, notFound, menu, ...forms]);

/** The length of a text as it is shown, without the signs of emphasis, links and hyphenation. */
export const shownLength = (value: string): number =>
  value
    .replaceAll('&shy;', '')
    .replaceAll('&nbsp;', ' ')
    .replace(/\]\([^()]*\)|[*[]/gu, '').length;
