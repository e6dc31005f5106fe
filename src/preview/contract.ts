import type { DocumentData, PageData, SiteData } from '../app/page-data.ts';
import type { ExcerptLine } from '../findings/excerpt.ts';

/** What the server and the browser of the live preview say to each other. */

/** A finding as the overlay shows it. */
export interface PreviewFinding {
  file: string;
  /** for the editor: path, line and column */
  open: string;
  line: number;
  column: number;
  code: string;
  block: string | undefined;
  problem: string;
  remedy: string;
  excerpt: ExcerptLine[];
}

/** How many warnings there are, and those to be shown, of the page that is looked at before all others. */
export interface PreviewWarnings {
  count: number;
  first: PreviewFinding[];
}

/** What the server sends when content has changed. */
export interface PreviewUpdate {
  /** pages whose data has changed; a broken page keeps the one that worked last */
  pages: PageData[];
  /** routes that are gone or new: a browser that shows one loads the document again */
  moved: string[];
  /** in each of its languages; none where a document of it is broken */
  sites: readonly SiteData[];
  /** every error of the site, those of the changed file first; absent where the site has not been checked again yet */
  findings?: PreviewFinding[];
  warnings?: PreviewWarnings;
  /** what has thrown while the content was read and checked; undefined where nothing has */
  failure?: string | undefined;
  /** why visitors do not get a page, by route */
  unpublished: Record<string, string>;
}

/** A page as the list of all pages shows it. */
export interface PageState {
  route: string;
  title: string;
  /** for the editor */
  open: string;
  errors: number;
  warnings: number;
  /** why visitors do not get it */
  unpublished?: string;
}

/** What the document of a page carries. */
export interface PreviewData
  extends Partial<DocumentData>,
    Required<Pick<PreviewUpdate, 'findings' | 'warnings'>>,
    Pick<PreviewUpdate, 'failure' | 'unpublished'> {
  /** the state of the content that the document was made from */
  revision: number;
}

/** What the browser sends as soon as it listens: content saved before that would otherwise be missed. */
export interface PreviewOpened {
  route: string;
  /** route of the page that the document shows in its place: `/404` where there was none */
  shown: string | undefined;
  revision: number;
}

/** What the browser sends of something that it could not draw; the answer is what the author reads of it. */
export interface PreviewFailure {
  route: string;
  /** undefined where it is no block */
  block: { type: string; index: number } | undefined;
  message: string;
  stack: string | undefined;
}

/** Where it is sent. */
export const FAILURE = '/__failure';

/** Address of the list of all pages. */
export const LIST = '/__pages';

/** Address of the catalogue of blocks. */
export const CATALOGUE = '/__catalogue';

/** Where Vite's overlay and ours ask for a file to be opened. */
export const OPEN_IN_EDITOR = '/__open-in-editor';
