import { internalLink } from '../../documents/routes.ts';
import { unpublishedPages } from '../model/publish.ts';
import type { Check } from './check.ts';
import { isReserved } from './pages-addressed.ts';

/**
 * From the home page or the menu, every page can be reached by links. Silent while a document is not valid or a link
 * leads nowhere: that might be the way. A page that is not published needs no way yet, and is none; one at a reserved address
 * needs another address first.
 */
export const pagesReachable: Check = (site) => {
  if (!site.complete || !site.menu) return [];
  const links = new Set(site.documents.flatMap(({ names }) => names.links));
  const routes = [...links].map((link) => internalLink(link)?.route);
  if (routes.some((route) => route !== undefined && route !== '' && !site.linkable.has(route))) return [];
  const hidden = unpublishedPages(site);
  const published = site.pages.filter(({ route }) => !hidden.has(route));
  const pages = new Map(published.map((page) => [page.route, page]));
  const reached = new Set<string>();
  const open = site.editions.flatMap(({ home, menu }) => [home, ...(menu?.names.links ?? [])]);
  while (open.length > 0) {
    const route = open.pop()?.split('#')[0] ?? '';
    const page = pages.get(route);
    if (!page || reached.has(route)) continue;
    reached.add(route);
    open.push(...page.names.links);
  }
  return published
    .filter((page) => !reached.has(page.route) && !page.head?.unlisted && !isReserved(page.route))
    .map((page) => ({
      code: 'page-unreachable' as const,
      file: page.file,
      spot: { at: 'file' } as const,
      details: { route: page.route },
    }));
};
