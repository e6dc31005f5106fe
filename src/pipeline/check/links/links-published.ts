import { internalLink } from '../../../documents/routes.ts';
import { unpublishedPages } from '../../model/publish.ts';
import { breaches, type Check } from '../check.ts';

/**
 * Tells what is left out of published pages because it leads to one that is not published on this day. Entries of the menu
 * go without a word: the list of pages that are not published says enough. Pages that are not published themselves may link
 * to each other. Of a shared section only its uses count.
 */
export const linksPublished: Check = (site) => {
  const hidden = unpublishedPages(site);
  if (hidden.size === 0) return [];
  const quiet = new Set([
    ...site.pages.filter(({ route }) => hidden.has(route)).map(({ file }) => file),
    ...site.sections.map(({ file }) => file),
    ...site.editions.map(({ menu }) => menu?.file),
  ]);
  return breaches(
    site.unsettled.documents.filter(({ file }) => !quiet.has(file)),
    ({ links }) => links,
    ({ value }) => {
      const route = internalLink(value)?.route ?? '';
      const reason = hidden.get(route);
      return reason ? [{ code: 'link-target-unpublished', details: { route, ...reason }, received: value }] : [];
    },
  );
};
