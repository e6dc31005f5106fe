import { LANGUAGES } from '../words/language.ts';

/** A page file, and the last part of its name. */
const PAGE = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*([a-z0-9]+(?:-[a-z0-9]+)*)\.json$/u;
/** Home in a further language, or what stands in its way. */
const HOME = new RegExp(`^(${LANGUAGES.join('|')})(/index)?\\.json$`, 'u');

/** Homes in further languages, with the folders of their pages: `/en` is `en/index.json`. */
const HOMES: ReadonlyMap<string, string> = new Map(LANGUAGES.map((language) => [`/${language}`, `${language}/index`]));

/**
 * Route of a page file below the pages folder: `live/event-production.json` is `/live/event-production`,
 * `index.json` is `/`, `en/index.json` is `/en`. Undefined where the name makes no route.
 */
export function routeOf(path: string): string | undefined {
  if (path === 'index.json') return '/';
  const [, language, index] = HOME.exec(path) ?? [];
  if (language !== undefined) return index === undefined ? undefined : `/${language}`;
  const [, last] = PAGE.exec(path) ?? [];
  return last === undefined || last === 'index' ? undefined : `/${path.slice(0, -'.json'.length)}`;
}

/** Whether the characters of a file's path are those that pages have, whatever else keeps it from being one. */
export const isSpeltAsPage = (path: string): boolean => PAGE.test(path);

/** Whether the name of a file, or of a folder that it is in, begins with a dot, which hides it. */
export const hasHiddenPart = (path: string): boolean => /(?:^|\/)\./u.test(path);

/** Page file of a route, the reverse of `routeOf`. */
export function fileOf(route: string): string {
  return route === '/' ? 'index.json' : `${HOMES.get(route) ?? route.slice(1)}.json`;
}

/** Where the page's HTML is written below the output folder. */
export function htmlFileOf(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** Route and anchor of a link inside the site; the route of a bare `#anchor` is empty. */
export function internalLink(href: string): { route: string; anchor: string | undefined } | undefined {
  const [, route = '', anchor] = /^([^#]*)(?:#(.*))?$/u.exec(href) ?? [];
  return route === '' || route.startsWith('/') ? { route, anchor } : undefined;
}

/** The host of an address outside the site, as authors write it; undefined for what begins otherwise. */
export const externalHost = (address: string): string | undefined => /^https:\/\/([^/?#]+)/u.exec(address)?.[1];
