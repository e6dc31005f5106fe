import { property } from '../../documents/json.ts';
import { REDIRECTS } from '../../documents/redirects.ts';
import type { Problem } from '../../findings/finding.ts';
import { nearestName } from '../../findings/nearest.ts';
import { formMeant } from '../check/forms-known.ts';
import { nearestRoute, pathOnSite } from '../check/links/links-resolve.ts';
import type { SiteModel } from '../model/site-model.ts';
import { allowedName } from '../read/misplaced.ts';
import { pathMeant } from '../read/text-formats.ts';

const ON_COMPUTER = /^"(?:[A-Za-z]:|file:|\\\\|\/(?:home|Users)\/)/u;

/**
 * Suggestions that schemas made without knowing the site: a path in the right form may still lead to no page, a media
 * path to no file. Then the nearest that exists is the better one. What is wrong only in its spelling (`/Security`,
 * `security/`, `_media/Live.webp`) is corrected. An address of the site itself becomes the path of its page.
 */
export function suggestExisting(problems: readonly Problem[], site: SiteModel): Problem[] {
  return problems.map((problem) => {
    const { code, nearest } = problem;
    if (code === 'unknown-block-type') return ofOtherKind(problem, site);
    if (code === 'wrong-format' && problem.details.name === 'formId')
      return { ...problem, ...formMeant(problem.received?.replaceAll('"', '') ?? '', site) };
    if (code === 'wrong-format' && problem.file === REDIRECTS && problem.details.name === 'to')
      return { ...problem, ...targetMeant(problem.received?.replaceAll('"', '') ?? '', site) };
    if (nearest === undefined) return problem;
    if (code === 'link-form' || code === 'link-scheme') {
      const settings = site.settings?.value;
      const path = (settings && pathOnSite(nearest, settings)) ?? nearest;
      if (!path.startsWith('/')) return problem;
      const [route = '', anchor] = path.split('#');
      const existing = site.linkable.has(route) ? route : nearestRoute(route, site.routes);
      const link = existing && (anchor === undefined ? existing : `${existing}#${anchor}`);
      return { ...problem, nearest: link, fix: link === path ? { write: link } : undefined };
    }
    if (code !== 'file-form') return problem;
    if (site.assets.has(nearest)) return { ...problem, fix: { write: nearest } };
    // A file that is on the author's computer may have any name.
    if (ON_COMPUTER.test(problem.received ?? '')) return { ...problem, nearest: undefined };
    const names = [...site.assets].flatMap((asset) => allowedName(asset) ?? []);
    return { ...problem, nearest: names.includes(nearest) ? nearest : nearestName(nearest, names) };
  });
}

/** The page that a target of a redirect means, however it is written: `kontakt`, `https://www.example.com/kontakt.html`. */
function targetMeant(written: string, site: SiteModel): Pick<Problem, 'nearest' | 'fix'> {
  const path = pathMeant(written.replace(/^https?:\/\/[^/]*|#.*$/giu, ''));
  if (path === undefined) return { nearest: undefined, fix: undefined };
  // Another host may be another site, and what follows "#" would be lost.
  if (site.linkable.has(path)) return { nearest: path, fix: /[:#]/u.test(written) ? undefined : { write: path } };
  const near = nearestRoute(path, site.routes);
  return { nearest: near === '/' ? undefined : near, fix: undefined };
}

type UnknownBlock = Extract<Problem, { code: 'unknown-block-type' }>;

/** Says of what is no block that it is something else of the site, if it is. */
function ofOtherKind(problem: UnknownBlock, site: SiteModel): Problem {
  const name = problem.received?.replaceAll('"', '') ?? '';
  const isForm = site.forms.some(({ raw }) => property(raw, 'name') === name);
  const is = site.sections.some((section) => section.name === name)
    ? 'section'
    : isForm
      ? 'form'
      : site.routes.has(`/${name.replace(/^\//u, '')}`)
        ? 'page'
        : undefined;
  if (is === undefined) return problem;
  return { ...problem, details: { ...problem.details, is }, nearest: undefined, fix: undefined };
}
