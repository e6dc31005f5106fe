import { property } from '../../documents/json.ts';
import { isSampleCopy } from '../../templates/sample-copy.ts';
import { everyPage, unsettled } from '../model/site-model.ts';
import { breaches, type Check } from './check.ts';

/**
 * No sample copy of `npm run new:page` is published. Silent while a page is a draft, as the command makes it: sample copy is
 * what an author has just asked for.
 */
export const textsOwn: Check = (site) =>
  breaches(
    unsettled(everyPage(site), site).filter((page) => property(page.head ?? page.raw, 'draft') !== true),
    ({ texts }) => texts.filter(({ value }) => isSampleCopy(value)),
    () => [{ code: 'text-sample', details: {} }],
  );
