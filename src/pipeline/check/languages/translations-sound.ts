import { folderLanguage } from '../../../documents/languages.ts';
import type { Problem } from '../../../findings/finding.ts';
import { editionAt } from '../../../forms/paths.ts';
import { originalOf } from '../../model/twins.ts';
import type { Check } from '../check.ts';
import { nearestRoute } from '../links/links-resolve.ts';

/**
 * What a page says it translates is a page of the first language, and no other page of its language translates it. Silent about
 * the pages of a language that the site does not list, which is told by itself.
 */
export const translationsSound: Check = ({ editions, routes, unused }) => {
  const unlisted = new Set(unused.map(({ file }) => folderLanguage(file)));
  return editions.flatMap(({ language, home, pages }) => {
    const known = new Map<string, string>();
    return pages.flatMap((page): Problem[] => {
      const said = page.head?.translationOf;
      const base = { file: page.file, spot: { at: 'value', path: ['translationOf'] } } as const;
      if (home === '/') {
        const isTold = said === undefined || unlisted.has(folderLanguage(page.file));
        return isTold ? [] : [{ ...base, code: 'translation-of-first', details: {} }];
      }
      const route = originalOf(page, language);
      const other = known.get(route);
      known.set(route, other ?? page.file);
      if (said === undefined) return [];
      if (!routes.has(said)) {
        const nearest = nearestRoute(said, routes);
        return [{ ...base, code: 'translation-missing', details: { route: said }, nearest, received: said }];
      }
      if (editionAt(said, editions)?.home !== '/')
        return [{ ...base, code: 'translation-language', details: { route: said } }];
      return other === undefined ? [] : [{ ...base, code: 'translation-twice', details: { route: said, other } }];
    });
  });
};
