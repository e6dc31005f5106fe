import type { Problem } from '../../findings/finding.ts';
import { nearestName } from '../../findings/nearest.ts';
import { nearestRoute } from '../check/links-resolve.ts';
import type { SiteModel } from '../model/site-model.ts';
import { allowedName } from '../read/misplaced.ts';

/**
 * Suggestions that schemas made without knowing the site: a path in the right form may still lead to no page, a media
 * path to no file. Then the nearest that exists is the better one. What is wrong only in its spelling (`/Security`,
 * `security/`, `_media/Live.webp`) is corrected.
 */
export function suggestExisting(problems: readonly Problem[], site: SiteModel): Problem[] {
  return problems.map((problem) => {
    const { code, nearest } = problem;
    if (nearest === undefined) return problem;
    if (code === 'link-form' && nearest.startsWith('/')) {
      const [route = '', anchor] = nearest.split('#');
      const existing = site.linkable.has(route) ? route : nearestRoute(route, site.routes);
      const link = existing && (anchor === undefined ? existing : `${existing}#${anchor}`);
      return { ...problem, nearest: link, fix: link === nearest ? { write: link } : undefined };
    }
    if (code !== 'file-form') return problem;
    if (site.assets.has(nearest)) return { ...problem, fix: { write: nearest } };
    const asset = nearestName(nearest, site.assets);
    return { ...problem, nearest: asset && (allowedName(asset) ?? asset) };
  });
}
