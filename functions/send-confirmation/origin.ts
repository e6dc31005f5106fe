/**
 * Whether a page of this site asks, or no browser at all.
 *
 * A browser says where it comes from: `Sec-Fetch-Site` over TLS and on this machine, `Origin` with every POST (Fetch
 * standard, "append a request Origin header"). A program that sends neither gains nothing here: it could as well make
 * them up, and the limits hold for it.
 */
export function isSameOrigin(request: Request, baseUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('origin');
  return origin === null || ownHosts(request, baseUrl).includes(hostOf(origin));
}

/** A proxy may hand on its own name for us, so that the published address counts beside the one that was asked. */
const ownHosts = (request: Request, baseUrl: string): (string | undefined)[] =>
  [request.headers.get('host') ?? hostOf(request.url), hostOf(baseUrl)].filter((host) => host !== undefined);

function hostOf(url: string): string | undefined {
  try {
    return new URL(url).host;
  } catch {
    return undefined;
  }
}
