import type { Draft } from '../../findings/finding.ts';
import { nearestName } from '../../findings/nearest.ts';
import { nearestRoute } from '../check/links-resolve.ts';
import type { SiteModel } from '../model/model.ts';

/**
 * Suggestions that schemas made without knowing the site: a path in the right form may still lead to no page, a media
 * path to no file. Then the nearest that exists is the better one. A link that only its spelling kept from leading to a
 * page (`/Security`, `security/`) is mended.
 */
export function suggestExisting(drafts: readonly Draft[], site: SiteModel): Draft[] {
  return drafts.map((draft) => {
    const { code, nearest } = draft;
    if (nearest === undefined) return draft;
    if (code === 'link-form' && nearest.startsWith('/')) {
      const [route = '', anchor] = nearest.split('#');
      const existing = site.linkable.has(route) ? route : nearestRoute(route, site.routes);
      const link = existing && (anchor === undefined ? existing : `${existing}#${anchor}`);
      return { ...draft, nearest: link, mend: link === nearest ? { write: link } : undefined };
    }
    if (code === 'file-form' && !site.assets.has(nearest))
      return { ...draft, nearest: nearestName(nearest, site.assets) };
    return draft;
  });
}
