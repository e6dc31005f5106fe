import { formSchema } from './form.ts';
import { menuSchema } from './menu.ts';
import { pageSchema } from './page.ts';
import { REDIRECTS, redirectsSchema } from './redirects.ts';
import { routeOf } from './routes.ts';
import { sectionName, sectionSchema } from './section.ts';
import { siteSchema } from './site.ts';
import { THEME, themeSchema } from './theme.ts';
import { WORDS, wordsSchema } from './words.ts';

/** The kinds of document below the pages folder, and their schemas. */
export const documentSchemas = {
  page: pageSchema,
  section: sectionSchema,
  site: siteSchema,
  menu: menuSchema,
  form: formSchema,
  redirects: redirectsSchema,
  words: wordsSchema,
  theme: themeSchema,
};

export type DocumentName = keyof typeof documentSchemas;

/** Page documents that are no pages of their own, and what stands for their routes; a site gives those of forms. */
export const asidePages = {
  '_site/not-found.json': '/404',
  '_site/form-page.json': '/formular',
  '_site/thank-you.json': '/formular/danke',
} as const;

export const isAside = (path: string): path is keyof typeof asidePages => Object.hasOwn(asidePages, path);

/** What the file at a path below the pages folder must be; undefined where no document belongs there. */
export function documentOf(path: string): DocumentName | undefined {
  if (path === '_site/site.json') return 'site';
  if (path === '_site/menu.json') return 'menu';
  if (path === REDIRECTS) return 'redirects';
  if (path === WORDS) return 'words';
  if (path === THEME) return 'theme';
  if (/^_site\/forms\/[^/]+\.json$/u.test(path)) return 'form';
  if (sectionName(path) !== undefined) return 'section';
  return isAside(path) || routeOf(path) !== undefined ? 'page' : undefined;
}
