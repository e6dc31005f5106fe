import { property } from '../../documents/json.ts';
import { sampleCopyIn } from '../../templates/sample-copy.ts';
import { breaches, type Check } from './check.ts';

/**
 * No sample copy of `npm run new:page` is published. Silent while a page is a draft, as the command makes it: sample copy is
 * what an author has just asked for.
 */
export const textsOwn: Check = (site) =>
  breaches(
    site.unsettled.pages.filter((page) => property(page.head ?? page.raw, 'draft') !== true),
    ({ texts }) => texts,
    ({ value }) => {
      const found = sampleCopyIn(value);
      return found === undefined
        ? []
        : [{ code: 'text-sample', part: found === value ? undefined : found, details: {} }];
    },
  );
