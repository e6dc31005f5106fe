import { property } from '../../documents/json.ts';
import { isBelowMedia, mediaName } from '../../documents/media.ts';
import { routeOf } from '../../documents/routes.ts';

/** What a page is made of, as its file says it: read from the text alone, so that any revision can be read. */
export interface PageParts {
  route: string;
  /** types of its blocks */
  blocks: ReadonlySet<string>;
  /** files of `_media` that it names, as `live.webp` */
  media: ReadonlySet<string>;
  /** sections of `_shared` that it takes */
  shared: ReadonlySet<string>;
}

/** A JSON file of the pages folder by its path in there. */
export type PageFiles = ReadonlyMap<string, unknown>;

/** The parts of every page; those of a shared section count as the page's own. */
export function partsOfPages(files: PageFiles): PageParts[] {
  return [...files].flatMap(([path, document]) => {
    const route = routeOf(path);
    return route === undefined || path.startsWith('_') ? [] : [{ route, ...partsOf(document, files) }];
  });
}

function partsOf(document: unknown, files: PageFiles): Omit<PageParts, 'route'> {
  const parts = { blocks: new Set<string>(), media: new Set<string>(), shared: new Set<string>() };
  const visit = (value: unknown) => {
    if (typeof value === 'string' && isBelowMedia(value)) parts.media.add(mediaName(value));
    if (typeof value !== 'object' || value === null) return;
    const [type, use] = [property(value, 'type'), property(value, 'use')];
    if (typeof type === 'string') parts.blocks.add(type);
    if (typeof use === 'string' && !parts.shared.has(use)) {
      parts.shared.add(use);
      visit(files.get(`_shared/${use}.json`));
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(document);
  return parts;
}
