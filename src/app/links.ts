/** Where a link inside the site leads. */
export interface InnerTarget {
  path: string;
  hash: string;
}

/** The page that the link around an event's target leads to, if the application can show it. */
export function linkInside(target: EventTarget | null, here: Location): InnerTarget | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  if (url.origin !== here.origin || /\.[a-z0-9]+$/iu.test(url.pathname)) return undefined;
  return { path: url.pathname, hash: url.hash };
}

/**
 * The page that a click leads to, or undefined where the browser is to follow the link itself: new tab or window,
 * download, another origin, an anchor on the same page, a modifier key, another mouse button.
 */
export function routeOfClick(event: MouseEvent, here: Location): InnerTarget | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const target = linkInside(event.target, here);
  return target?.path === here.pathname && target.hash !== '' ? undefined : target;
}
