import type { Check, PageDocument } from '../model.ts';

/** From the home page or the menu, every page can be reached by links. Silent while a file cannot be read. */
export const pagesReachable: Check = (site) => {
  if (!site.complete || !site.menu) return [];
  const pages = new Map(site.pages.map((page) => [page.route, page]));
  const reached = new Set<string>();
  const open = ['/', ...site.menu.facts.links.map((link) => link.value)];
  while (open.length > 0) {
    const route = open.pop()?.split('#')[0] ?? '';
    const page = pages.get(route);
    if (!page || reached.has(route)) continue;
    reached.add(route);
    open.push(...page.facts.links.map((link) => link.value));
  }
  return site.pages
    .filter((page) => !reached.has(page.route) && !isUnlisted(page))
    .map((page) => ({
      code: 'page-unreachable' as const,
      file: page.file,
      spot: { at: 'file' } as const,
      details: { route: page.route },
    }));
};

const isUnlisted = (page: PageDocument) => page.value?.unlisted ?? false;
