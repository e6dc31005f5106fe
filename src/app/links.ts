/**
 * The route that a click leads to inside the site, or undefined where the browser is to follow the link itself: new
 * tab or window, download, another origin, an anchor on the same page, a modifier key, another mouse button.
 */
export function routeOfClick(event: MouseEvent, here: Location): { path: string; hash: string } | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  if (url.origin !== here.origin || /\.[a-z0-9]+$/iu.test(url.pathname)) return undefined;
  if (url.pathname === here.pathname && url.search === here.search && url.hash !== '') return undefined;
  return { path: url.pathname, hash: url.hash };
}
