import { internalLink } from '../../../documents/routes.ts';
import { editionAt } from '../../../forms/paths.ts';
import { breaches, type Check } from '../check.ts';

/**
 * Who reads a language stays in it: a link leads to the page in its own language, where there is one. A page may lead to
 * itself in another language.
 */
export const linksInLanguage: Check = ({ editions }) =>
  editions.flatMap((edition) => {
    const { language, home, unsettled, twins } = edition;
    if (twins.size === 0) return [];
    const routes = new Map(unsettled.pages.map(({ file, route }) => [file, route]));
    return breaches(
      unsettled.documents,
      ({ links }) => links,
      ({ value: href }, file) => {
        const route = internalLink(href)?.route ?? '';
        if (route === '' || editionAt(route, editions)?.home === home) return [];
        const twin = twins.get(route)?.get(language);
        if (twin === undefined || twin === routes.get(file)) return [];
        // A twin has anchors of its own.
        const fix = href === route ? { write: twin } : undefined;
        return [{ code: 'link-language', details: { route, twin }, nearest: twin, fix, received: href }];
      },
    );
  });
