import { isFormerAddress, type Redirect } from '../../../documents/redirects.ts';
import type { Problem } from '../../../findings/finding.ts';
import { slipOf } from '../../../findings/nearest.ts';
import type { SiteModel } from '../../model/site-model.ts';
import type { Check } from '../check.ts';
import { nearestRoute } from '../links/links-resolve.ts';

/** Files that every finished site has, and `/404`, where the server shows what is missing. */
const OWN =
  /^\/(?:404|robots\.txt|sitemap\.xml|build\.json|form-answer\.css|favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-(?:192|512)\.png|manifest\.webmanifest|_(?:headers|redirects|server\.json))$/u;

/** Whether a file of the site itself is at an address: some servers would always send the file, others never. */
const isOwnFile = (address: string, { assets }: Pick<SiteModel, 'assets'>): boolean =>
  OWN.test(address) || assets.has(address);

/** Every former address is a path, none of a page or a file of the site, is led elsewhere once, and straight to a page that there is. */
export const formerAddresses: Check = (site) => {
  const { file = '', value } = site.redirects ?? {};
  const targets = new Map<string, string>();
  return (value?.redirects ?? []).flatMap((redirect, index): Problem[] => {
    const { from, to } = redirect;
    const at = (key: keyof Redirect) => ({ file, spot: { at: 'value', path: ['redirects', index, key] } }) as const;
    if (!isFormerAddress(from)) {
      const nearest = addressMeant(from);
      const fix = nearest === undefined ? undefined : { write: nearest };
      return [{ ...at('from'), code: 'redirect-form', details: { from }, nearest, fix }];
    }
    if (targets.has(from)) return [{ ...at('from'), code: 'redirect-twice', details: { from } }];
    targets.set(from, to);
    if (site.linkable.has(from)) return [{ ...at('from'), code: 'redirect-from-page', details: { from } }];
    if (isOwnFile(from, site)) return [{ ...at('from'), code: 'redirect-from-file', details: { from } }];
    if (site.linkable.has(to)) return [];
    return [{ ...at('to'), ...targetProblem(redirect, site) }];
  });
};

/** The former address in the form that is asked for. With a query it is another one: all that differ in it would be led away. */
function addressMeant(from: string): string | undefined {
  const path = decoded(from.trim().replace(/^https?:\/\/[^/]*/iu, '')).normalize('NFC');
  const meant = `/${path.replace(/#.*$/u, '').replace(/^\/+/u, '')}`.replace(/(?:\/index)?(?:\.html)?\/*$/u, '');
  return isFormerAddress(meant) ? meant : undefined;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

type TargetProblem = Pick<Problem, 'nearest' | 'fix' | 'received'> &
  (
    | { code: 'redirect-chain'; details: { to: string; end: string } }
    | { code: 'redirect-loop'; details: { from: string } }
    | { code: 'link-target-missing'; details: { href: string; from: string } }
  );

/** What is wrong with a target that is no page. */
function targetProblem({ from, to }: Redirect, { redirects, routes }: SiteModel): TargetProblem {
  const next = new Map(redirects?.value?.redirects.map((redirect) => [redirect.from, redirect.to]));
  const passed = new Set([from]);
  let end = to;
  for (let further = next.get(end); further !== undefined && !passed.has(end); further = next.get(end)) {
    passed.add(end);
    end = further;
  }
  if (passed.has(end)) return { code: 'redirect-loop', details: { from } };
  if (end !== to) return { code: 'redirect-chain', details: { to, end }, fix: { write: end } };
  const slip = slipOf(to, routes);
  const fix = slip === undefined ? undefined : { write: slip };
  return {
    code: 'link-target-missing',
    details: { href: to, from },
    received: to,
    nearest: nearestRoute(to, routes),
    fix,
  };
}
