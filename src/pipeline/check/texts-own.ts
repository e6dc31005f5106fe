import { property } from '../../documents/json.ts';
import { isSampleCopy } from '../../templates/sample-copy.ts';
import { everyPage } from '../model/site-model.ts';
import { breaches, type Check } from './check.ts';

/**
 * No sample copy of `npm run new:page` is published. Silent while a page is a draft, or has both marks that the command
 * gives it: sample copy is what an author has just asked for, and it is reported when the page can be found.
 */
export const textsOwn: Check = (site) =>
  breaches(
    everyPage(site).filter(({ raw }) => !isInTheMaking(raw)),
    ({ texts }) => texts.filter(({ value }) => isSampleCopy(value)),
    () => [{ code: 'text-sample', details: {} }],
  );

const isInTheMaking = (page: unknown) => {
  const has = (name: string) => property(page, name) === true;
  return has('draft') || (has('noindex') && has('unlisted'));
};
