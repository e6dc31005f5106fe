/**
 * Whether a post comes from a page of this site, or from nobody's page. The one rule for form capture and for functions.
 *
 * A browser says where a post comes from: in `Sec-Fetch-Site` over https and on this machine, else in `Origin`, which it
 * sends with every post. `none` means that the visitor asked and no page did, as when a closed tab comes back with a form
 * without JavaScript still to be answered; no other site can bring a browser to say so. `same-site` is refused: a sister
 * host is another site's page all the same. Whoever sends neither is a program, which no page can make post on a
 * visitor's behalf; it could invent both headers, and the limits hold for it.
 *
 * @param ownHosts hosts, with a port that is not the scheme's own, at which this site is reached
 */
export function isSameOrigin(headers: Headers, ownHosts: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  return origin === null || ownHosts.includes(hostOf(origin));
}

/** Empty for what is no address, such as `null`, the origin of a sandboxed frame. */
const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');
