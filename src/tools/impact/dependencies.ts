import { property } from '../../documents/json.ts';
import { folderLanguage } from '../../documents/languages.ts';
import { isBelowMedia, mediaName } from '../../documents/media.ts';
import { routeOf } from '../../documents/routes.ts';
import { sectionFile } from '../../documents/section.ts';

/** What a page is made of, as its file says it: read from the text alone, so that any revision can be read. */
export interface PageParts {
  route: string;
  /** types of its blocks */
  blocks: ReadonlySet<string>;
  /** files of `_media` that it names, as `live.webp` */
  media: ReadonlySet<string>;
  /** sections of `_shared` that it takes, with the folder of their language: `call`, `en/call` */
  shared: ReadonlySet<string>;
}

/** A JSON file of the pages folder by its path in there. */
export type PageFiles = ReadonlyMap<string, unknown>;

/** The parts of every page; those of a shared section count as the page's own. */
export function partsOfPages(files: PageFiles): PageParts[] {
  return [...files].flatMap(([path, document]) => {
    const route = routeOf(path);
    return route === undefined || path.startsWith('_') ? [] : [{ route, ...partsOf(path, document, files) }];
  });
}

function partsOf(page: string, document: unknown, files: PageFiles): Omit<PageParts, 'route'> {
  const parts = { blocks: new Set<string>(), media: new Set<string>(), shared: new Set<string>() };
  const visit = (value: unknown) => {
    if (typeof value === 'string' && isBelowMedia(value)) parts.media.add(mediaName(value));
    if (typeof value !== 'object' || value === null) return;
    const [type, use] = [property(value, 'type'), property(value, 'use')];
    if (typeof type === 'string') parts.blocks.add(type);
    const section = typeof use === 'string' ? sectionFor(use, page, files) : undefined;
    if (section !== undefined && !parts.shared.has(section)) {
      parts.shared.add(section);
      visit(files.get(sectionFile(section)));
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(document);
  return parts;
}

/** A page in the folder of a language takes the section of its own language, where there is one. */
function sectionFor(use: string, page: string, files: PageFiles): string {
  const own = `${folderLanguage(page)}/${use}`;
  return files.has(sectionFile(own)) ? own : use;
}
