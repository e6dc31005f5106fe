import type { Menu, MenuItem } from '../../documents/menu.ts';
import { internalLink } from '../../documents/routes.ts';
import type { Unpublished } from '../../findings/messages/publish.ts';
import type { PageDocument } from '../read/source-document.ts';
import type { SiteModel } from './site-model.ts';

/** The calendar that days of publication belong to. */
const TIME_ZONE = 'Europe/Berlin';

/** Day in the calendar of `TIME_ZONE`, as page files write it: `2026-12-01`. */
export function dayOf(time: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const part = Object.fromEntries(parts.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}`;
}

/** Whether a text is a day that the calendar has. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/u.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;

/**
 * Why a page is not published on a day; undefined where it is, and where its window is none. Days are compared as texts:
 * both are of the same form, and the first and the last day of a window belong to it. Without a day only drafts stay away.
 */
function unpublished({ value }: PageDocument, day: string | undefined): Unpublished | undefined {
  if (value?.draft) return { why: 'draft' };
  if (day === undefined) return undefined;
  const { publishFrom: from, publishUntil: until } = value ?? {};
  if (from !== undefined && until !== undefined && from > until) return undefined;
  if (from !== undefined && day < from) return { why: 'from', day: from };
  if (until !== undefined && day > until) return { why: 'until', day: until };
  return undefined;
}

/** The pages of a site that visitors do not get, by route; home is always there. */
export function unpublishedPages({ pages, day }: Pick<SiteModel, 'pages' | 'day'>): Map<string, Unpublished> {
  const ordinary = pages.filter(({ route }) => route !== '/');
  const entries = ordinary.map((page): [string, Unpublished | undefined] => [page.route, unpublished(page, day)]);
  return new Map(entries.filter((entry): entry is [string, Unpublished] => entry[1] !== undefined));
}

/** The site without them, and without the entries of the menu that lead to them. */
export function publishedSite(model: SiteModel): SiteModel {
  const hidden = unpublishedPages(model);
  if (hidden.size === 0) return model;
  const gone = new Set(model.pages.filter(({ route }) => hidden.has(route)).map(({ file }) => file));
  const menu = model.menu?.value && { ...model.menu, value: withoutEntries(model.menu.value, hidden) };
  return {
    ...model,
    ...(menu ? { menu } : {}),
    pages: model.pages.filter(({ file }) => !gone.has(file)),
    documents: model.documents.filter(({ file }) => !gone.has(file)),
    routes: new Set([...model.routes].filter((route) => !hidden.has(route))),
  };
}

function withoutEntries(menu: Menu, hidden: ReadonlyMap<string, Unpublished>): Menu {
  const kept = (items: readonly MenuItem[]): MenuItem[] =>
    items.flatMap((item): MenuItem[] => {
      const { path, children, ...words } = item;
      const isHidden = hidden.has(internalLink(path ?? '')?.route ?? '');
      const below = kept(children ?? []);
      if (below.length === 0) return isHidden || path === undefined ? [] : [{ ...words, path }];
      return [{ ...words, ...(isHidden ? {} : { path }), children: below }];
    });
  const { areas, services, legal } = menu;
  return {
    ...menu,
    areas: kept(areas),
    services: { ...services, children: kept(services.children) },
    legal: kept(legal),
  };
}
