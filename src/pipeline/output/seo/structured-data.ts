import type { ResolvedEdition, ResolvedPage } from '../../resolve/resolve.ts';
import { ICONS } from '../share/icons.ts';

/** An object of schema.org. */
export type Thing = { '@type': string } & Record<string, unknown>;

/**
 * What search engines may know of a page without reading it: whose site it is on home, the way to the page and
 * the service that it offers elsewhere. Contains nothing that the page does not show; a page that is not to be indexed has
 * nothing at all.
 */
export function structuredData(page: ResolvedPage, resolved: ResolvedEdition): Thing[] {
  if (page.content.noindex || page.file === resolved.notFound.file) return [];
  if (page.route === resolved.home) return [organization(resolved), website(resolved)];
  return [breadcrumbs(page, resolved), ...(page.serviceLabels.length > 0 ? [service(page, resolved)] : [])];
}

const SCHEMA = 'https://schema.org';

/** Name of a page as it is shown on it and in the menu. */
const nameOf = ({ head }: ResolvedPage) => (head.navigationTitle ?? head.title).replaceAll('\u00ad', '');

const organizationId = ({ settings: site }: ResolvedEdition) => ({ '@id': `${site.baseUrl}/#organization` });

function organization(resolved: ResolvedEdition): Thing {
  const { settings: site } = resolved;
  const { legalName, city } = site.facts ?? {};
  return {
    '@context': SCHEMA,
    '@type': 'Organization',
    ...organizationId(resolved),
    name: site.name,
    legalName,
    slogan: site.slogan,
    url: `${site.baseUrl}/`,
    logo: site.baseUrl + ICONS.large,
    email: site.email,
    telephone: site.phone,
    address: city && { '@type': 'PostalAddress', addressLocality: city },
    sameAs: site.social?.map(({ href }) => href),
  };
}

const website = (resolved: ResolvedEdition): Thing => ({
  '@context': SCHEMA,
  '@type': 'WebSite',
  name: resolved.settings.name,
  url: resolved.settings.baseUrl + resolved.home,
  inLanguage: resolved.settings.language,
  publisher: organizationId(resolved),
});

const service = (page: ResolvedPage, resolved: ResolvedEdition): Thing => ({
  '@context': SCHEMA,
  '@type': 'Service',
  name: nameOf(page),
  url: resolved.settings.baseUrl + page.route,
  provider: { '@type': 'Organization', ...organizationId(resolved), name: resolved.settings.name },
});

/** From home over the pages on whose paths this one lies; a folder without a page of its own is no step. */
function breadcrumbs(page: ResolvedPage, { settings: site, pages, home }: ResolvedEdition): Thing {
  const above = pagesAbove(page, pages).filter(({ route }) => route !== home);
  const steps = [
    { name: site.name, item: site.baseUrl + home },
    ...[...above, page].map((step) => ({ name: nameOf(step), item: site.baseUrl + step.route })),
  ];
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

const byRoute = new WeakMap<readonly ResolvedPage[], ReadonlyMap<string, ResolvedPage>>();

/** The pages on whose paths a page lies, but the home of the first language, the uppermost first. */
export function pagesAbove({ route }: Pick<ResolvedPage, 'route'>, pages: readonly ResolvedPage[]): ResolvedPage[] {
  const known = byRoute.get(pages) ?? new Map(pages.map((page) => [page.route, page]));
  byRoute.set(pages, known);
  const names = route.split('/').slice(1, -1);
  return names.flatMap((_, index) => known.get(`/${names.slice(0, index + 1).join('/')}`) ?? []);
}
