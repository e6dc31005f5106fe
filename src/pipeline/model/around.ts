import { documentOf, isAside } from '../../documents/documents.ts';
import type { Content, ContentFile } from '../read/content.ts';
import { unpublishedPages } from './publish.ts';
import type { SiteModel } from './site-model.ts';

/**
 * All that is around the pages of a site and that decides, with a page's own facts and head, what is wrong with it: documents
 * and shared sections, media, and of each page its address, what links may lead to in it, whether and in which languages it
 * is published. What a rule takes from anything else of another page has to be added here, or the rule looks at all pages.
 */
export function aroundPages({ files }: Pick<Content, 'files'>, model: SiteModel): Array<string | Uint8Array> {
  const isPage = ({ path }: ContentFile) => documentOf(path) === 'page' && !isAside(path);
  const pages = files.filter(isPage).map(({ path }) => path);
  const documents = files.flatMap((file) => (isPage(file) ? [] : [file.path, file.bytes]));
  const anchors = model.pages.map(({ file, isValid, names }) => [file, isValid, ...names.anchors]);
  const twins = [...model.twins].map(([route, translations]) => [route, ...translations]);
  const others = [[...model.assets], [...unpublishedPages(model)], twins, [...model.linkable]];
  return [...documents, JSON.stringify([pages, anchors, ...others])];
}
