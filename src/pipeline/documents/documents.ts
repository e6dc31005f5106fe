import { routeOf } from '../routes.ts';
import { formSchema } from './form.ts';
import { menuSchema } from './menu.ts';
import { pageSchema } from './page.ts';
import { siteSchema } from './site.ts';

/** The kinds of document below the pages folder, and their schemas. */
export const documentSchemas = { page: pageSchema, site: siteSchema, menu: menuSchema, form: formSchema };

export type DocumentName = keyof typeof documentSchemas;

/** What the file at a path below the pages folder must be; undefined where no document belongs there. */
export function documentOf(path: string): DocumentName | undefined {
  if (path === '_site/site.json') return 'site';
  if (path === '_site/menu.json') return 'menu';
  if (/^_site\/forms\/[^/]+\.json$/u.test(path)) return 'form';
  return path === '_site/not-found.json' || routeOf(path) !== undefined ? 'page' : undefined;
}
