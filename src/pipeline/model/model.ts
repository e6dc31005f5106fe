import type { Form } from '../../documents/form.ts';
import type { Menu } from '../../documents/menu.ts';
import type { Page } from '../../documents/page.ts';
import type { SharedSection } from '../../documents/section.ts';
import type { Site } from '../../documents/site.ts';
import type { Problem } from '../../findings/finding.ts';
import type { Facts } from '../read/facts.ts';
import type { Origins } from '../read/sections/place.ts';

/** A JSON file whose syntax is sound. */
export interface SourceDocument<T> {
  file: string;
  /** as it stands in the file */
  written: unknown;
  /** with shared sections filled in */
  raw: unknown;
  /** with defaults filled in; undefined where the schema refuses it */
  value: T | undefined;
  facts: Facts;
  /** where an author finds what stands at a path of it; undefined where it stands at that path of the file */
  origins?: Origins | undefined;
}

export interface PageDocument extends SourceDocument<Page> {
  route: string;
  /** names of the shared sections that it asks for */
  uses: readonly string[];
}

/** A shared section, and the name that pages use it by. */
export interface SectionDocument extends SourceDocument<SharedSection> {
  name: string;
}

/** Everything that the whole-site checks look at. */
export interface SiteModel {
  pages: readonly PageDocument[];
  notFound: PageDocument | undefined;
  /** what the pages of all forms are made from; something stands in where there is no such file */
  formPage: PageDocument | undefined;
  thankYou: PageDocument | undefined;
  settings: SourceDocument<Site> | undefined;
  menu: SourceDocument<Menu> | undefined;
  forms: readonly SourceDocument<Form>[];
  /** shared sections, as they read by themselves */
  sections: readonly SectionDocument[];
  /** all of the above */
  documents: ReadonlyArray<SourceDocument<unknown>>;
  /** routes of all page files, also of those that cannot be read */
  routes: ReadonlySet<string>;
  /**
   * routes that a link may name: also those of forms, and of page files that are missing or misnamed, which is said
   * elsewhere
   */
  linkable: ReadonlySet<string>;
  /** media files as authors write them: `/media/live.webp` */
  assets: ReadonlySet<string>;
  /** the day that the site is made for */
  day: string | undefined;
  /** false where a file is missing, unreadable or not valid, so that "nobody refers to it" proves nothing */
  complete: boolean;
  /** false where a form document is unreadable or not valid, so that "there is no such form" proves nothing */
  formsComplete: boolean;
}

/** Every page document, also those that stand at no route of their own. */
export const everyPage = ({ pages, notFound, formPage, thankYou }: SiteModel): PageDocument[] =>
  [...pages, notFound, formPage, thankYou].filter((page) => page !== undefined);

/** A rule about the site as a whole: looks at everything, reports every breach. */
export type Check = (site: SiteModel) => Problem[];
