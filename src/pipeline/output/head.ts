import type { HeadElement } from '../../app/page-data.ts';
import type { ResolvedEdition, ResolvedPage } from '../resolve/resolve.ts';
import { escapeJson } from './document.ts';
import { alternatesOf } from './seo/alternates.ts';
import { structuredData } from './seo/structured-data.ts';
import { CARD } from './share/card.ts';
import { shareMeta } from './share/meta.ts';
import { shareOf } from './share/share.ts';

/** What stands in the head for one page only, besides its title. `shareImage` is an address on the site. */
export function headOf(page: ResolvedPage, site: ResolvedEdition, shareImage: string | undefined): HeadElement[] {
  const isPage = page.file !== site.notFound.file;
  const meta = (name: string, content: string): HeadElement => ({ name: 'meta', attributes: { name, content } });
  return [
    meta('description', page.content.description),
    ...(page.content.noindex || !isPage ? [meta('robots', 'noindex')] : []),
    ...(isPage ? [{ name: 'link' as const, attributes: { rel: 'canonical', href: addressOf(page, site) } }] : []),
    ...(page.content.noindex
      ? []
      : alternatesOf(page, site.settings).map((attributes): HeadElement => ({ name: 'link', attributes }))),
    ...sharedAs(page, site, shareImage).map((attributes): HeadElement => ({ name: 'meta', attributes })),
    ...structuredData(page, site).map(
      (thing): HeadElement => ({
        name: 'script',
        attributes: { type: 'application/ld+json' },
        text: escapeJson(thing),
      }),
    ),
  ];
}

const addressOf = (page: ResolvedPage, { settings: site }: ResolvedEdition) => `${site.baseUrl}${page.route}`;

/** A page without an image, such as the one for unknown addresses, is not made to be shared. */
function sharedAs(page: ResolvedPage, resolved: ResolvedEdition, image: string | undefined) {
  if (image === undefined) return [];
  const { settings: site } = resolved;
  return shareMeta({
    title: page.route === resolved.home ? page.documentTitle : page.content.title.replaceAll('\u00ad', ''),
    description: page.content.description,
    url: addressOf(page, resolved),
    locale: resolved.words.locale,
    otherLocales: resolved.others
      .filter(({ settings }) => page.translations.has(settings.language))
      .map(({ words }) => words.locale),
    siteName: site.name,
    image: { ...CARD, url: `${site.baseUrl}${image}`, alt: shareOf(page, resolved).alt },
  });
}
