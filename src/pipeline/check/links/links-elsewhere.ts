import { breaches, type Check } from '../check.ts';

/**
 * A card, a button or a link in a text leads to another page, or to a place on its own. A shared section may lead to a page that
 * uses it, too: there it is written for the others.
 */
export const linksElsewhere: Check = (site) =>
  site.unsettled.pages
    .filter(({ names, route }) => names.links.includes(route))
    .flatMap((page) =>
      breaches(
        [page],
        ({ links }) => links,
        ({ value, path }) =>
          value === page.route && !page.origins?.(path).use
            ? [{ code: 'link-to-itself', details: {}, received: value }]
            : [],
      ),
    );
