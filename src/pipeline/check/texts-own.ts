import { pageSchema } from '../../documents/page.ts';
import { meant } from '../../findings/nearest.ts';
import { sampleCopyIn } from '../../templates/sample-copy.ts';
import type { PageDocument } from '../read/source-document.ts';
import { breaches, type Check } from './check.ts';

const PROPERTIES = Object.keys(pageSchema.shape);

/** Whether a page is a draft, as `npm run new:page` makes it, or is to be one and says so wrongly, which is told by itself. */
function isDraft(page: PageDocument): boolean {
  if (page.head) return page.head.draft === true;
  // Of a sound page it would be read only for that.
  return Object.entries(Object(page.raw)).some(([name, value]) =>
    name === 'draft' ? value !== false : !PROPERTIES.includes(name) && meant(name, PROPERTIES).nearest === 'draft',
  );
}

/**
 * No sample copy of `npm run new:page` is published. Silent while a page is a draft: sample copy is what an author has just asked
 * for.
 */
export const textsOwn: Check = (site) =>
  breaches(
    site.unsettled.pages.filter((page) => !isDraft(page)),
    ({ texts }) => texts,
    ({ value }) => {
      const found = sampleCopyIn(value);
      return found === undefined
        ? []
        : [{ code: 'text-sample', part: found === value ? undefined : found, details: {} }];
    },
  );
