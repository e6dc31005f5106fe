import type { HeadElement, PageFile } from './page-data.ts';
import { shownPage } from './shown.ts';

/** What differs from page to page in the head of a document, besides the title. */
const OF_PAGE =
  'meta[name="description"], meta[name="robots"], meta[property], meta[name^="twitter:"], link[rel="canonical"], link[hreflang], script[type="application/ld+json"]';

const heads = new Map<string, Element[]>();

/** The footer is none of the page's own: its links to other languages follow the page here. */
export function showLanguages({ languages = [] }: PageFile) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('footer a[hreflang]')) {
    const { note = '', path = '/' } = languages.find(({ language }) => language === link.hreflang) ?? {};
    link.setAttribute('href', path);
    if (link.lastElementChild) link.lastElementChild.textContent = note;
  }
}

/**
 * Puts the elements of a page into the head, in the place of those of the page shown. Those of the first page come from
 * its document, and come back with it. JSON-LD goes with its page and none is made: Trusted Types allow no script text
 * that is set by script, data or not.
 */
export function showHead({ route, head }: PageFile) {
  const shown = [...document.head.querySelectorAll(OF_PAGE)];
  heads.set(shownPage().page.route, shown);
  const next = heads.get(route) ?? head?.map(create);
  if (!next) return;
  for (const element of shown) element.remove();
  document.head.append(...next);
}

function create({ name, attributes }: HeadElement): Element {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
