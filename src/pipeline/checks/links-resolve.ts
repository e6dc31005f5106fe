import type { Draft } from '../finding.ts';
import type { Check, PageDocument, SiteModel, SourceDocument } from '../model.ts';
import { nearestName } from '../nearest.ts';

/** Every link leads to a page, to an anchor that exists there, or to a host that the site document approves. */
export const linksResolve: Check = (site) => {
  const pages = new Map(site.pages.map((page) => [page.route, page]));
  const hosts = new Set(site.site?.value?.externalHosts);
  return site.documents.flatMap((document) =>
    document.facts.links.flatMap(({ value: href, path }): Draft[] => {
      const base = { file: document.file, spot: { at: 'value', path }, received: href } as const;
      const external = /^https:\/\/([^/?#]+)/u.exec(href)?.[1];
      if (external !== undefined) {
        if (!site.site?.value || hosts.has(external)) return [];
        return [{ ...base, code: 'link-host-unlisted', details: { host: external }, nearest: nearestName(external, hosts) }];
      }
      const internal = /^([^#]*)(?:#(.*))?$/u.exec(href);
      const [, route = '', anchor] = internal ?? [];
      if (!route.startsWith('/') && route !== '') return [];
      if (route !== '' && !site.routes.has(route)) {
        return [{ ...base, code: 'link-target-missing', details: { href: route }, nearest: nearestRoute(route, site.routes) }];
      }
      if (anchor === undefined) return [];
      return anchorDrafts(anchor, targetOf(route, document, pages), base, site);
    }),
  );
};

/** The page that a link's anchor is looked for on; a bare `#anchor` stays on its own page. */
function targetOf(route: string, document: SourceDocument<unknown>, pages: ReadonlyMap<string, PageDocument>) {
  if (route !== '') return pages.get(route);
  return [...pages.values()].find((page) => page.file === document.file);
}

function anchorDrafts(
  anchor: string,
  target: PageDocument | undefined,
  base: Pick<Draft, 'file' | 'spot' | 'received'>,
  site: SiteModel,
): Draft[] {
  const known = target?.facts.anchors.map((fact) => fact.value);
  if (!target || !known || known.includes(anchor)) return [];
  const nearest = nearestName(anchor, known);
  const details = { href: `#${anchor}`, anchor, route: target.route };
  return site.routes.has(target.route) ? [{ ...base, code: 'link-anchor-missing', details, nearest }] : [];
}

/** The route that a mistyped one meant: near as a whole, or the only one with the same last part. */
function nearestRoute(route: string, routes: ReadonlySet<string>): string | undefined {
  const near = nearestName(route, routes);
  if (near !== undefined) return near;
  const last = route.split('/').at(-1);
  const sameEnd = [...routes].filter((candidate) => candidate.split('/').at(-1) === last);
  return sameEnd.length === 1 ? sameEnd[0] : undefined;
}
