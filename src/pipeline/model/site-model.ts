import type { Form } from '../../documents/form.ts';
import type { Menu } from '../../documents/menu.ts';
import type { Redirects } from '../../documents/redirects.ts';
import type { Site } from '../../documents/site.ts';
import type { Theme } from '../../documents/theme.ts';
import type { OwnWords } from '../../documents/words.ts';
import type { MediaFacts } from '../read/media.ts';
import type { PageDocument, SectionDocument, SourceDocument } from '../read/source-document.ts';

/** Everything that the whole-site checks look at. */
export interface SiteModel {
  pages: readonly PageDocument[];
  notFound: PageDocument | undefined;
  /** the document that the pages of all forms are made from; without one the engine's own is used */
  formPage: PageDocument | undefined;
  thankYou: PageDocument | undefined;
  settings: SourceDocument<Site> | undefined;
  menu: SourceDocument<Menu> | undefined;
  forms: readonly SourceDocument<Form>[];
  redirects: SourceDocument<Redirects> | undefined;
  /** what the site says otherwise than the engine */
  words: SourceDocument<OwnWords> | undefined;
  theme: SourceDocument<Theme> | undefined;
  /** shared sections, as they read by themselves */
  sections: readonly SectionDocument[];
  /** all of the above */
  documents: ReadonlyArray<SourceDocument<unknown>>;
  /** routes of all page files, also of those that cannot be read */
  routes: ReadonlySet<string>;
  /**
   * routes that a link may name: also those of forms, and of page files that are missing or misnamed, which are
   * problems of their own
   */
  linkable: ReadonlySet<string>;
  /** media files as authors write them: `/media/live.webp` */
  assets: ReadonlySet<string>;
  /** what is known of those that were looked into */
  media: ReadonlyMap<string, MediaFacts>;
  /** the day that the site is built for */
  day: string | undefined;
  /** false where a file is missing, unreadable or not valid, so that "nobody refers to it" proves nothing */
  complete: boolean;
  /** false where a form document is unreadable or not valid, so that "there is no such form" proves nothing */
  formsComplete: boolean;
}

/** Every page document, also those that have no address of their own. */
export const everyPage = ({ pages, notFound, formPage, thankYou }: SiteModel): PageDocument[] =>
  [...pages, notFound, formPage, thankYou].filter((page) => page !== undefined);
