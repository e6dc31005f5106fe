import { documentOf, isAside } from '../../documents/documents.ts';
import type { Content } from '../read/content.ts';
import { unpublishedPages } from './publish.ts';
import type { SiteModel } from './site-model.ts';

/**
 * All that is around the pages of a site and that decides, with a page's own facts and head, what is wrong with it: documents
 * and shared sections, media, and of each page its address, what links may lead to in it, whether and in which languages it
 * is published. What a rule takes from anything else of another page has to be added here, or the rule looks at all pages.
 */
export function aroundPages({ files }: Pick<Content, 'files'>, model: SiteModel): Array<string | Uint8Array> {
  const documents = files.map((file) => {
    const isPage = documentOf(file.path) === 'page' && !isAside(file.path);
    return isPage ? [file.path] : [file.path, file.bytes];
  });
  const anchors = model.pages.map(({ file, isValid, names }) => JSON.stringify([file, isValid, names.anchors]));
  const unpublished = [...unpublishedPages(model)].map((entry) => JSON.stringify(entry));
  const twins = [...model.twins].map(([route, translations]) => JSON.stringify([route, ...translations]));
  return [...documents.flat(), '', ...model.assets, '', ...anchors, ...unpublished, ...twins, '', ...model.linkable];
}
