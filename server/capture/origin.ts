/**
 * Whether a post comes from a page of ours, or from no page at all: a program that says nothing of an origin could not
 * be made to post by a foreign page. Browsers say it in `Sec-Fetch-Site` (Fetch Metadata); older ones in `Origin`.
 */
export function isSameOrigin(headers: Headers, ownHosts: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  return origin === null || ownHosts.includes(hostOf(origin));
}

/** `null`, the origin of sandboxed frames, has no host. */
function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : '';
}
