import { fileOf, routeOf } from '../../documents/routes.ts';
import { describeFormat } from '../../pipeline/read/text-formats.ts';
import type { ResolvedEdition } from '../../pipeline/resolve/resolve.ts';
import { blocksFrom, descriptions, type PageOptions, type PageTemplateName } from '../../templates/page-templates.ts';
import type { Language } from '../../words/language.ts';
import { jsonText } from '../json-style.ts';

/** A file to be written, by its path below the pages folder. */
export interface NewFile {
  path: string;
  content: string;
}

/**
 * The file of a new page, valid as it is. It starts as a draft: no sample copy is ever published, and nothing has to link
 * to the page yet.
 *
 * @param schema where the page file finds its JSON Schema, relative to itself
 */
export function pageFile(
  options: PageOptions,
  { template, language }: { template: PageTemplateName; language: Language },
  schema: string,
): NewFile {
  const page = {
    $schema: schema,
    title: options.title,
    description: `${options.title}: ${descriptions[language][template]}`,
    draft: true,
    blocks: blocksFrom(template, language, options),
  };
  return { path: fileOf(options.route), content: jsonText(page) };
}

/**
 * The route that someone means by a path; `concierge/picknick` and `/concierge/picknick/` are accepted as well. Where it
 * makes none, the nearest path that does, if there is one.
 */
export function routeOfInput(input: string): { route: string } | { nearest: string | undefined } {
  const route = `/${input.replace(/^\/|\/$/gu, '')}`;
  if (route !== '/' && routeOf(fileOf(route)) === route) return { route };
  // Who has the editor open drags the file into the terminal, or copies its path.
  const address = input.replace(/^(?:.*\/)?pages-data\/|\.json$/gu, '');
  const { nearest } = describeFormat({ kind: 'link' }, address, 'path');
  const isRoute = nearest?.startsWith('/') && nearest !== '/' && routeOf(fileOf(nearest)) === nearest;
  return { nearest: isRoute ? nearest : undefined };
}

/** What a new page may use of the site around it: the picture of the page that is nearest to it, a form, and neighbours. */
export function materialFor(
  route: string,
  site: ResolvedEdition,
): Pick<PageOptions, 'picture' | 'form' | 'neighbours'> {
  const near = (other: string) => sharedSegments(route, other);
  const byNearness = [...site.pages].sort((a, b) => near(b.route) - near(a.route));
  const picture = byNearness.map((page) => pictureOf(page.content.blocks)).find((found) => found !== undefined);
  const names = site.forms.map((form) => form.name);
  const neighbours = byNearness
    .filter((page) => !page.content.noindex && page.route !== site.home)
    .slice(0, 3)
    .map((page) => ({ route: page.route, title: page.content.navigationTitle ?? page.content.title }));
  return { picture, form: names.find((name) => name === 'contact-form') ?? names[0], neighbours };
}

function sharedSegments(route: string, other: string): number {
  const others = other.split('/');
  const firstDifferent = route.split('/').findIndex((segment, index) => segment !== others[index]);
  return firstDifferent === -1 ? others.length : firstDifferent;
}

function pictureOf(blocks: ResolvedEdition['notFound']['content']['blocks']): PageOptions['picture'] {
  for (const block of blocks) if ('image' in block && block.image) return block.image;
  return undefined;
}
