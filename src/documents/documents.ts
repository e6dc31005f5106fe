import { editionSchema } from './edition.ts';
import { formSchema } from './form.ts';
import { folderLanguage, routeIn, withoutLanguage } from './languages.ts';
import { menuSchema } from './menu.ts';
import { pageSchema } from './page.ts';
import { REDIRECTS, redirectsSchema } from './redirects.ts';
import { routeOf } from './routes.ts';
import { sectionName, sectionSchema } from './section.ts';
import { siteSchema } from './site.ts';
import { FORM_PAGE, MENU, NOT_FOUND, SITE, THANK_YOU } from './site-files.ts';
import { THEME, themeSchema } from './theme.ts';
import { WORDS, wordsSchema } from './words.ts';

/** The kinds of document below the pages folder, and their schemas. */
export const documentSchemas = {
  page: pageSchema,
  section: sectionSchema,
  site: siteSchema,
  edition: editionSchema,
  menu: menuSchema,
  form: formSchema,
  redirects: redirectsSchema,
  words: wordsSchema,
  theme: themeSchema,
};

export type DocumentName = keyof typeof documentSchemas;

/** Page documents that are no pages of their own, and what stands for their routes; a site gives those of forms. */
const ASIDE_PAGES: ReadonlyMap<string, string> = new Map([
  [NOT_FOUND, '/404'],
  [FORM_PAGE, '/form'],
  [THANK_YOU, '/form/thanks'],
]);

/** What stands for the route of such a page document; undefined for any other file. */
export function asideRoute(path: string): string | undefined {
  if (!isOfSite(path)) return undefined;
  const route = ASIDE_PAGES.get(withoutLanguage(path));
  return route && routeIn(folderLanguage(path), route);
}

/** All but pages with an address of their own; of ten thousand files nearly all are those. */
const isOfSite = (path: string) => path.startsWith('_');

/** Whether a file is a page document without an address of its own. */
export const isAside = (path: string): boolean => asideRoute(path) !== undefined;

/** What the file at a path below the pages folder must be; undefined where no document belongs there. */
export function documentOf(path: string): DocumentName | undefined {
  if (!isOfSite(path)) return routeOf(path) === undefined ? undefined : 'page';
  const name = withoutLanguage(path);
  if (name === SITE) return name === path ? 'site' : 'edition';
  if (name === MENU) return 'menu';
  if (name === WORDS) return 'words';
  if (path === REDIRECTS) return 'redirects';
  if (path === THEME) return 'theme';
  if (/^_site\/forms\/[^/.][^/]*\.json$/u.test(name)) return 'form';
  if (sectionName(path) !== undefined) return 'section';
  return isAside(path) ? 'page' : undefined;
}
