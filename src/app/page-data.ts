import type { MediaMap } from '../design/Picture.tsx';
import type { Form } from '../documents/form.ts';
import type { Menu } from '../documents/menu.ts';
import type { Page } from '../documents/page.ts';
import type { Site } from '../documents/site.ts';

/** What the browser needs to show a page; part of its document and of the file below `/_data`. */
export interface PageData {
  route: string;
  /** whole text of the `title` element */
  documentTitle: string;
  content: Page;
  /** pictures of the page */
  media: MediaMap;
  /** forms that the page shows or opens */
  forms: Form[];
  /** build that wrote this; its data needs the code of the same build */
  build: string;
}

/** An element of the head that differs from page to page. */
export interface HeadElement {
  name: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/** The file that navigation inside the site fetches. */
export interface PageFile extends PageData {
  /** what stands in the head of its document besides title and JSON-LD; the preview goes without */
  head?: readonly HeadElement[];
}

/** What is the same on every page; part of every document. */
export interface SiteData {
  settings: Site;
  menu: Menu;
}

/** Id of the JSON element that carries both. */
export const DATA_ELEMENT = 'page-data';

export interface DocumentData {
  site: SiteData;
  page: PageData;
}

/** Where a route's data is fetched from. */
export const dataPath = (route: string) => `/_data${route === '/' ? '/index' : route}.json`;

/** A path as it is looked up: without a trailing slash, except for home. */
export const normalizePath = (path: string) => path.replace(/(?<=.)\/+$/u, '');

/** The document's page under the path that was requested: the 404 page answers every unknown one. */
export const atPath = (page: PageData, path: string): PageData => ({ ...page, route: normalizePath(path) });
