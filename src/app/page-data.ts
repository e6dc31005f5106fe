import type { LanguageLink } from '../design/menu/LanguageLinks.tsx';
import type { MediaMap } from '../design/Picture.tsx';
import type { Form } from '../documents/form.ts';
import type { Menu } from '../documents/menu.ts';
import type { Page } from '../documents/page.ts';
import type { Site } from '../documents/site.ts';
import type { BrowserWords } from '../words/words.ts';

/** What the browser needs to show a page. */
export interface PageData {
  route: string;
  /** whole text of the `title` element */
  documentTitle: string;
  content: Page;
  /** pictures of the page */
  media: MediaMap;
  /** forms that the page shows or opens */
  forms: Form[];
  /** this page in the other languages of the site; undefined for a site in one */
  languages?: readonly LanguageLink[] | undefined;
  /** the first block is one that covers the header until it is scrolled out */
  coversHeader?: boolean | undefined;
  /** path of the area of the theme that it lies in */
  area?: string | undefined;
  /** build that wrote this; its data needs the code of the same build */
  build: string;
}

/** An element of the head that differs from page to page. */
export interface HeadElement {
  name: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/** The file below `/_data`: fetched when its document comes to life, and by navigation inside the site. */
export interface PageFile extends PageData {
  /** what stands in the head of its document besides title and JSON-LD; the preview goes without */
  head?: readonly HeadElement[];
}

/** What is the same on every page; a file of its own. */
export interface SiteData {
  settings: Site;
  menu: Menu;
  words: BrowserWords;
  /** rule with the site's colours; documents carry it in their styles, so that only what draws has it */
  theme?: string | undefined;
  /** rules with its own fonts, likewise */
  fonts?: string | undefined;
}

/** All that a page is drawn from. */
export interface DocumentData {
  site: SiteData;
  page: PageData;
}

/** What the JSON element of a document says: what it comes to life with. In the preview it carries the data itself. */
export interface Sources {
  /** addresses of its `PageFile` and of the `SiteData` */
  page: string;
  site: string;
  /** as many blocks come to life by themselves; the others do when the visitor does something */
  first: number;
  /** scripts that the first blocks need, whichever imports them */
  modules: string[];
  /** further ones, which the others need */
  later: string[];
  /** build of the code that it loads */
  build: string;
}

/** Where a route's data is fetched from. */
export const dataPath = (route: string) => `/_data${route === '/' ? '/index' : route}.json`;

/** A path as it is looked up: without a trailing slash, except for home. */
export const normalizePath = (path: string) => path.replace(/(?<=.)\/+$/u, '');

/** The document's page under the path that was requested: the 404 page answers every unknown one. */
export const atPath = (page: PageData, path: string): PageData => ({ ...page, route: normalizePath(path) });
