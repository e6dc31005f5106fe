import { nameAt } from '../../../documents/json.ts';
import { externalHost, internalLink } from '../../../documents/routes.ts';
import type { Site } from '../../../documents/site.ts';
import { LINK } from '../../../fields/link.ts';
import type { Problem } from '../../../findings/finding.ts';
import { nearestName, slipOf } from '../../../findings/nearest.ts';
import { resolveText } from '../../model/placeholders.ts';
import type { Fact } from '../../read/facts.ts';
import type { PageDocument } from '../../read/source-document.ts';
import { HOME, linkFormat, pathMeant } from '../../read/text-formats.ts';
import type { Check } from '../check.ts';

/** Every link leads to a page, to an anchor that exists there, or to a host that the site document approves. */
export const linksResolve: Check = (site) => {
  const pageAt = pagesByRoute(site.pages);
  const owners = new Map(site.unsettled.pages.map((page) => [page.file, page]));
  const settings = site.settings?.value;
  const hosts = new Set(settings?.externalHosts);
  const targetOf = targetReader(settings);
  return site.unsettled.documents.flatMap((document) =>
    document.facts.links.flatMap((link): Problem[] => {
      const { value: href, path, part } = link;
      const base = { file: document.file, spot: { at: 'value', path, part }, received: href } as const;
      const { isSound, external, inFull, route, anchor } = targetOf(href);
      if (!isSound) return [unsound(document.file, link)];
      if (external !== undefined) {
        if (!settings || hosts.has(external)) return [];
        const nearest = nearestName(external, hosts);
        return [{ ...base, code: 'link-host-unlisted', details: { host: external }, nearest }];
      }
      if (route === undefined) return [];
      if (route !== '' && !site.linkable.has(route)) {
        const nearest = nearestRoute(route, site.routes);
        const slip = slipOf(route, site.routes);
        const fix = slip === undefined ? undefined : { write: (inFull ?? href).replace(route, slip) };
        const expected = nearest === undefined ? neighboursOf(route, site.routes) : undefined;
        return [{ ...base, code: 'link-target-missing', details: { href: route }, nearest, expected, fix }];
      }
      if (inFull !== undefined) {
        // With a query it may be meant for something beside the pages.
        const fix = href.includes('?') ? undefined : { write: inFull };
        return [{ ...base, code: 'link-own-host', details: {}, nearest: inFull, fix }];
      }
      if (anchor === undefined) return [];
      const owner = owners.get(document.file);
      if (route === '' && !owner) {
        // A site document shows on every page: only a link with a route means one place.
        return [
          {
            ...base,
            code: 'link-form',
            details: { name: nameAt(path), isInText: part !== undefined },
            nearest: `/${href}`,
            received: `"${href}"`,
          },
        ];
      }
      return anchorProblems(anchor, route === '' ? owner : pageAt(route), base);
    }),
  );
};

/** Sorted when one is asked for: a check is asked about every portion of the pages, most of which have no link to an anchor of another. */
function pagesByRoute(pages: readonly PageDocument[]): (route: string) => PageDocument | undefined {
  let known: Map<string, PageDocument> | undefined;
  return (route) => {
    known ??= new Map(pages.map((page) => [page.route, page]));
    return known.get(route);
  };
}

interface Target {
  isSound: boolean;
  /** the host of a link that leads outside */
  external: string | undefined;
  /** the link that says the same without the site's own host */
  inFull: string | undefined;
  route?: string | undefined;
  anchor?: string | undefined;
}

/** What links mean; pages share most of them. */
function targetReader(settings: Site | undefined): (href: string) => Target {
  const known = new Map<string, Target>();
  return (href) => {
    const before = known.get(href);
    if (before) return before;
    const isSound = LINK.test(settings ? resolveText(href, settings) : href);
    const inFull = settings && pathOnSite(href, settings);
    const external = inFull === undefined ? externalHost(href) : undefined;
    const target = { isSound, external, inFull, ...internalLink(inFull ?? href) };
    known.set(href, target);
    return target;
  };
}

/**
 * The link that an author means who writes an address of the site itself in full; also without its `www.`, or with one, unless
 * that is another site to which links may lead.
 */
export function pathOnSite(href: string, { baseUrl, externalHosts }: Site): string | undefined {
  const host = externalHost(href);
  const own = externalHost(baseUrl);
  if (host === undefined || withoutWww(host) !== withoutWww(own)) return undefined;
  if (host !== own && externalHosts.includes(host)) return undefined;
  const { pathname, hash } = new URL(href);
  return pathMeant(`${pathname}${hash}`) ?? '/';
}

const withoutWww = (host: string | undefined) => host?.replace(/^www\./u, '');

/**
 * A link whose reference the site document has, though its text is no number or no address; or one that no schema has looked
 * at, because there is too much of what it is in.
 */
function unsound(file: string, { value: href, path, part }: Fact): Problem {
  const base = { file, spot: { at: 'value', path, part }, received: `"${href}"` } as const;
  const name = nameAt(path);
  if (!LINK.test(href)) return { ...base, ...linkFormat(href, name, part !== undefined) };
  const nearest = href.startsWith('tel:') ? 'tel:{site.phone}' : 'mailto:{site.email}';
  return { ...base, code: 'link-form', details: { name, isInText: part !== undefined }, nearest };
}

/** Silent about a page that is not valid: the anchor may be in what could not be read. */
function anchorProblems(
  anchor: string,
  target: PageDocument | undefined,
  base: Pick<Problem, 'file' | 'spot' | 'received'>,
): Problem[] {
  if (!target?.isValid) return [];
  const known = target.names.anchors;
  if (known.includes(anchor)) return [];
  const details = { href: `#${anchor}`, anchor, route: target.route };
  const withAnchor = (name: string | undefined) => name && base.received?.replace(/#.*$/u, `#${name}`);
  const slip = withAnchor(slipOf(anchor, known));
  const fix = slip ? { write: slip } : undefined;
  return [{ ...base, code: 'link-anchor-missing', details, nearest: withAnchor(nearestName(anchor, known)), fix }];
}

/** The pages of the same folder, one of which may have been meant, first those that begin most like it; undefined if there are none. */
function neighboursOf(route: string, routes: ReadonlySet<string>): string | undefined {
  const folder = route.slice(0, route.lastIndexOf('/') + 1);
  if (folder === '/') return undefined;
  const neighbours = [...routes].filter((other) => other.startsWith(folder));
  const alike = new Map(neighbours.map((other) => [other, lengthOfCommonStart(other, route)]));
  return neighbours.sort((a, b) => (alike.get(b) ?? 0) - (alike.get(a) ?? 0)).join(', ') || undefined;
}

function lengthOfCommonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** The route that a mistyped one meant: near as a whole, or the only one with the same last part. */
export function nearestRoute(route: string, routes: ReadonlySet<string>): string | undefined {
  const near = nearestName(route, routes);
  if (near !== undefined) return near;
  if (HOME.test(route)) return '/';
  const last = route.split('/').at(-1);
  const sameEnd = [...routes].filter((candidate) => candidate.split('/').at(-1) === last);
  return sameEnd.length === 1 ? sameEnd[0] : undefined;
}
