const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/**
 * Route of a page file below the pages folder: `live/event-production.json` is `/live/event-production`,
 * `index.json` is `/`. Undefined where the name makes no route.
 */
export function routeOf(path: string): string | undefined {
  if (path === 'index.json') return '/';
  if (!path.endsWith('.json')) return undefined;
  const segments = path.slice(0, -'.json'.length).split('/');
  if (segments.at(-1) === 'index' || !segments.every((segment) => SEGMENT.test(segment))) return undefined;
  return `/${segments.join('/')}`;
}

/** Page file of a route, the reverse of `routeOf`. */
export function fileOf(route: string): string {
  return route === '/' ? 'index.json' : `${route.slice(1)}.json`;
}

/** Where the page's HTML is written below the output folder. */
export function htmlFileOf(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** Route and anchor of a link inside the site; the route of a bare `#anchor` is empty. */
export function internalLink(href: string): { route: string; anchor: string | undefined } | undefined {
  const [, route = '', anchor] = /^([^#]*)(?:#(.*))?$/u.exec(href) ?? [];
  return route === '' || route.startsWith('/') ? { route, anchor } : undefined;
}
