import { property } from '../../documents/json.ts';
import { REDIRECTS } from '../../documents/redirects.ts';
import type { Problem } from '../../findings/finding.ts';
import { formMeant } from '../check/forms-known.ts';
import { nearestRoute, pathOnSite } from '../check/links/links-resolve.ts';
import type { SiteModel } from '../model/site-model.ts';
import { mediaMeant, nameOnSite } from '../read/correction/media-names.ts';
import { allowedName } from '../read/misplaced.ts';
import { pathMeant } from '../read/text-formats.ts';

const ON_COMPUTER = /^(?:[A-Za-z]:|file:|data:|\\\\|~\/|\/(?:home|Users|Volumes)\/)/u;

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
    if (code === 'file-form') return { ...problem, ...fileMeant(problem, site) };
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
    return problem;
  });
}

type WrongFile = Extract<Problem, { code: 'file-form' }>;

/** The media file that a path means, whatever form it has; of one that is only on the author's computer, the address that it would get. */
function fileMeant({ nearest, details }: WrongFile, site: SiteModel): Pick<WrongFile, 'details' | 'nearest' | 'fix'> {
  const { written, extensions } = details;
  const own = site.settings?.value?.baseUrl;
  const path = own !== undefined && written.startsWith(own) ? written.slice(own.length) : written;
  if (nearest !== undefined && site.assets.has(nearest)) return { details, nearest, fix: { write: nearest } };
  const names = [...site.assets].flatMap((asset) => allowedName(asset) ?? []);
  const meant = isElsewhere(path) ? undefined : mediaMeant(path, names, extensions.split(', '));
  const isThere = meant !== undefined && site.assets.has(meant.file);
  // A file that is on the author's computer may have any name.
  if (ON_COMPUTER.test(path) && !(isThere && meant.isCertain))
    return {
      details: { ...details, upload: nameOnSite(path) ?? '/media/name.webp' },
      nearest: undefined,
      fix: undefined,
    };
  return { details, nearest: meant?.file, fix: isThere && meant.isCertain ? { write: meant.file } : undefined };
}

/** Whether a path is an address on another host; the preview has a number or `localhost` for a name. */
const isElsewhere = (path: string) => /^https?:\/\/(?!localhost|[0-9.]+[:/])/iu.test(path);

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
  if (name === '') return problem;
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
