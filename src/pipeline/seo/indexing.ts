import { escapeHtml } from '../document.ts';
import type { ResolvedSite } from '../resolve.ts';

/** Every page that may be indexed, in the order of addresses, for search engines (sitemaps.org, protocol 0.9). */
export function sitemap({ pages, site }: ResolvedSite, changes: ReadonlyMap<string, string>): string {
  const entries = pages
    .filter(({ page }) => !page.noindex)
    .map(({ route, file }) => ({ address: site.baseUrl + route, changed: changes.get(file) }))
    .sort((one, other) => (one.address < other.address ? -1 : 1))
    .map(({ address, changed }) => {
      const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
      return `<url><loc>${escapeHtml(address)}</loc>${lastmod}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/** Blocks nothing (RFC 9309): a page that says `noindex` must be read to be obeyed. */
export const robots = ({ site }: ResolvedSite) => `User-agent: *\nAllow: /\n\nSitemap: ${site.baseUrl}/sitemap.xml\n`;

/** A site for showing around: search engines are asked to take none of its pages. */
export const unindexed = (site: ResolvedSite): ResolvedSite => ({
  ...site,
  pages: site.pages.map((page) => ({ ...page, page: { ...page.page, noindex: true } })),
});
