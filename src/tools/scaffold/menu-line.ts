import type { Menu, MenuItem } from '../../documents/menu.ts';

/** Longest title that a menu item takes. */
const LONGEST_TITLE = 48;

/**
 * The line that puts a page into the menu, and the title of the area that its neighbours are in.
 *
 * @param home of the page's language
 */
export function menuLine(
  route: string,
  title: string,
  menu: Menu | undefined,
  home = '/',
): { line: string; area: string | undefined } {
  const shown = title.length > LONGEST_TITLE ? titleOfRoute(route) : title;
  const prefix = home === '/' ? '' : home;
  const [, folder = ''] = route.slice(prefix.length).split('/');
  const area = menu?.areas.find((item) => leadsInto(`${prefix}/${folder}/`, item));
  return { line: `{ "title": ${JSON.stringify(shown)}, "path": ${JSON.stringify(route)} }`, area: area?.title };
}

function leadsInto(folder: string, { path, children = [] }: MenuItem): boolean {
  return path?.startsWith(folder) || children.some((child) => leadsInto(folder, child));
}

/** `/concierge/picknick-am-see` is called „Picknick Am See“ until someone finds a better name. */
export function titleOfRoute(route: string): string {
  const words = (route.split('/').at(-1) ?? '').split('-').filter(Boolean);
  const capitalised = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return capitalised.join(' ').slice(0, LONGEST_TITLE).trim();
}
