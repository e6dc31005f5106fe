import type { ResolvedPage, SiteContext } from '../../resolve/resolve.ts';

/** The attributes of a `link` element that names a page in another language. */
type Alternate = Record<'rel' | 'hreflang' | 'href', string>;

/**
 * The page in each language that has it, itself too, for search engines; who speaks none of them gets the first. None
 * for a page that is in one language alone.
 */
export function alternatesOf(
  { translations }: Pick<ResolvedPage, 'translations'>,
  { baseUrl }: Pick<SiteContext['settings'], 'baseUrl'>,
): Alternate[] {
  const [first] = translations.values();
  if (first === undefined || translations.size < 2) return [];
  const all = [...translations, ['x-default', first] as const];
  return all.map(([hreflang, route]) => ({ rel: 'alternate', hreflang, href: baseUrl + route }));
}
