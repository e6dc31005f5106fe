import type { ResolvedPage, ResolvedSite } from '../../resolve/resolve.ts';
import { element, escapeHtml } from '../document.ts';
import { alternatesOf } from './alternates.ts';

/**
 * Every page that may be indexed, in the order of addresses, for search engines (sitemaps.org, protocol 0.9).
 *
 * @param changes day of the last change by file; a page changes with the shared sections that it shows
 */
export function sitemap(
  { pages, settings: site, editions }: ResolvedSite,
  changes: ReadonlyMap<string, string>,
): string {
  const entries = pages
    .filter(({ head }) => !head.noindex)
    .map((page) => ({ page, address: site.baseUrl + page.route, changed: lastChange(page, changes) }))
    .sort((one, other) => (one.address < other.address ? -1 : 1))
    .map(({ page, address, changed }) => {
      const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
      const alternates = alternatesOf(page, site).map((attributes) => element('xhtml:link', attributes, ''));
      return `<url><loc>${escapeHtml(address)}</loc>${lastmod}${alternates.join('')}</url>\n`;
    });
  const namespace = editions.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>
${entries.join('')}</urlset>
`;
}

/** Of a page that is not committed yet nothing is known, whatever is known of its sections. */
function lastChange({ file, sections }: ResolvedPage, changes: ReadonlyMap<string, string>): string | undefined {
  const own = changes.get(file);
  if (own === undefined) return undefined;
  return sections.map((section) => changes.get(section) ?? own).reduce((last, day) => (day > last ? day : last), own);
}

/** Blocks nothing (RFC 9309): a page that says `noindex` must be read to be obeyed. */
export const robots = ({ settings: site }: ResolvedSite) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${site.baseUrl}/sitemap.xml\n`;
