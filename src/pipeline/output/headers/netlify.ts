import type { Redirect } from '../../../documents/redirects.ts';
import { cacheControl, FOLDERS_OF_HASHED_NAMES } from './caching.ts';
import { type Circumstances, hostPolicy, SHARED, securityHeaders } from './policy.ts';

/**
 * The header file of a static host in Netlify's syntax, which others read too. Such a host is always behind TLS, and
 * has pages asked about before every use of its own accord.
 *
 * Where two rules set one header, the later one wins on Netlify and both are sent elsewhere. So only what holds either
 * way is set twice, and the policy is that of all paths: the 404 page has none of its own. It is completed by the documents'.
 */
export function headerFile(site: Pick<Circumstances, 'external'>): string {
  const rules = {
    '/*': { ...securityHeaders({ ...site, tls: true }), 'content-security-policy': hostPolicy(site) },
    ...Object.fromEntries(
      FOLDERS_OF_HASHED_NAMES.map((folder) => [`${folder}*`, { 'cache-control': cacheControl(folder) }]),
    ),
    [`${SHARED}*`]: { 'cross-origin-resource-policy': 'cross-origin' },
  };
  return Object.entries(rules)
    .flatMap(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''])
    .join('\n');
}

/**
 * The redirect file of a static host, in the same syntax: former addresses, and which page answers where there is none.
 *
 * @param homes of the further languages, which have such a page of their own; the host finds that of the first by itself
 */
export const redirectFile = (redirects: readonly Redirect[], homes: readonly string[] = []): string =>
  [
    ...redirects.map(({ from, to }) => `${from} ${to} 308\n`),
    ...homes.map((home) => `${home}/* ${home}/404.html 404\n`),
  ].join('');
