import type { FormDocument } from '../../documents/form.ts';
import type { Menu } from '../../documents/menu.ts';
import type { Redirects } from '../../documents/redirects.ts';
import type { Site } from '../../documents/site.ts';
import type { Theme } from '../../documents/theme.ts';
import type { OwnWords } from '../../documents/words.ts';
import type { Language } from '../../words/language.ts';
import type { MediaFacts } from '../read/media.ts';
import type { PageDocument, SectionDocument, SourceDocument } from '../read/source-document.ts';
import type { Twins } from './twins.ts';

/**
 * What a rule about a single document has to look at. A rule that compares documents looks at all of them, and asks for no more than
 * `head` and `names` of each: the facts of ten thousand pages take long to read.
 */
interface Unsettled {
  /**
   * all but the pages that are as they were when they were judged last, among all that such a judgement depends on, and found to
   * have nothing wrong with them
   */
  documents: ReadonlyArray<SourceDocument<unknown>>;
  /** the pages among them, also those that have no address of their own */
  pages: readonly PageDocument[];
}

/** A site in one of its languages. */
export interface Edition {
  language: Language;
  /** route of its home page */
  home: string;
  pages: readonly PageDocument[];
  notFound: PageDocument | undefined;
  /** the document that the pages of all forms are made from; without one the engine's own is used */
  formPage: PageDocument | undefined;
  thankYou: PageDocument | undefined;
  settings: SourceDocument<Site> | undefined;
  menu: SourceDocument<Menu> | undefined;
  forms: readonly SourceDocument<FormDocument>[];
  /** what the site says otherwise than the engine */
  words: SourceDocument<OwnWords> | undefined;
  /** shared sections, as they read by themselves */
  sections: readonly SectionDocument[];
  /** all of the above, and what is the same in all languages in the first */
  documents: ReadonlyArray<SourceDocument<unknown>>;
  theme: SourceDocument<Theme> | undefined;
  /** routes of all page files of the site, also of those that cannot be read */
  routes: ReadonlySet<string>;
  /**
   * routes that a link may name: also those of forms, and of page files that are missing or misnamed, which are
   * problems of their own
   */
  linkable: ReadonlySet<string>;
  twins: Twins;
  unsettled: Unsettled;
  /** false where a form document is unreadable or not valid, so that "there is no such form" proves nothing */
  formsComplete: boolean;
}

/**
 * Everything that the whole-site checks look at: pages, sections and documents of all languages; settings, menu, forms and
 * what else a site has once in each language are those of the first.
 */
export interface SiteModel extends Edition {
  /** the site in each of its languages, in their order */
  editions: readonly Edition[];
  /** documents in folders of languages that are none of the site's */
  unused: ReadonlyArray<SourceDocument<unknown>>;
  redirects: SourceDocument<Redirects> | undefined;
  /** media files as authors write them: `/media/live.webp` */
  assets: ReadonlySet<string>;
  /** what is known of those that were looked into */
  media: ReadonlyMap<string, MediaFacts>;
  /** the day that the site is built for */
  day: string | undefined;
  /** false where a file is missing, unreadable or not valid, so that "nobody refers to it" proves nothing */
  complete: boolean;
}

/** Every page document, also those that have no address of their own. */
export const everyPage = ({ editions }: Pick<SiteModel, 'editions'>): PageDocument[] => editions.flatMap(pagesOf);

export const pagesOf = ({ pages, notFound, formPage, thankYou }: Pick<Edition, PageNames>): PageDocument[] =>
  [...pages, notFound, formPage, thankYou].filter((page) => page !== undefined);

type PageNames = 'pages' | 'notFound' | 'formPage' | 'thankYou';
