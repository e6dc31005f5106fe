import { named } from './html.ts';

/** An answer over TLS as a scanner sees it. */
export interface Scanned {
  headers: Headers;
  html: string;
}

/**
 * Points of an answer on the scale of the HTTP Observatory: 100, less what is missing, and bonus points only where 90
 * are left. The rules and points are those of its table (github.com/mdn/mdn-http-observatory, src/grader/charts.js).
 *
 * A site that sets no cookies can reach 135. The table has ten more points: 5 for cookies that are set and safe, 5 for
 * a host in the browsers' HSTS preload list, which is not for a site to say of itself.
 */
export function scoreOf(answer: Scanned): number {
  const points = rules.map((rule) => rule(answer));
  const kept = points.filter((point) => point < 0).reduce((sum, point) => sum + point, 100);
  return kept < 90 ? kept : points.filter((point) => point > 0).reduce((sum, point) => sum + point, kept);
}

const rules: ReadonlyArray<(answer: Scanned) => number> = [
  contentSecurityPolicy,
  strictTransportSecurity,
  frameOptions,
  subresourceIntegrity,
  ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  ({ headers }) => {
    const policy = headers.get('referrer-policy');
    if (policy === null) return 0;
    return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(policy) ? 5 : -5;
  },
  ({ headers }) => {
    const policy = headers.get('cross-origin-resource-policy');
    if (policy === null || policy === 'cross-origin') return 0;
    return ['same-origin', 'same-site'].includes(policy) ? 10 : -5;
  },
  ({ headers }) => (headers.get('access-control-allow-credentials') === 'true' ? -50 : 0),
  ({ headers }) => (headers.get('set-cookie') === null ? 0 : -20),
];

function contentSecurityPolicy({ headers, html }: Scanned): number {
  const directives = new Map([...directivesOf(policyIn(html)), ...directivesOf(policyOf(headers))]);
  if (directives.size === 0) return -25;
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const isUnsafe = (name: string) =>
    sourcesOf(name).some((source) => /^(?:'unsafe-inline'|data:|https?:|\*)$/u.test(source));
  if (isUnsafe('script-src') || isUnsafe('object-src')) return -20;
  if (sourcesOf('script-src').includes("'unsafe-eval'")) return -10;
  if ([...directives.values()].flat().some((source) => source.startsWith('http:'))) return -20;
  if (isUnsafe('style-src')) return 0;
  const isClosed = sourcesOf('default-src').join() === "'none'";
  const keepsForms = /^'(?:none|self)'$/u.test(directives.get('form-action')?.join() ?? '');
  return isClosed && keepsForms ? 10 : 5;
}

function strictTransportSecurity({ headers }: Scanned): number {
  const [, age] = /(?:^|;)\s*max-age=(\d+)/u.exec(headers.get('strict-transport-security') ?? '') ?? [];
  if (age === undefined) return -20;
  return Number(age) >= 15_768_000 ? 0 : -10;
}

function frameOptions({ headers }: Scanned): number {
  const ancestors = directivesOf(policyOf(headers)).get('frame-ancestors');
  if (ancestors?.every((source) => ["'none'", "'self'"].includes(source))) return 5;
  return /^(?:DENY|SAMEORIGIN)$/iu.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
}

function subresourceIntegrity({ html }: Scanned): number {
  const scripts = named(html, 'script').flatMap(({ attributes }) => (attributes.src ? [attributes] : []));
  if (scripts.some(({ src, integrity }) => !src?.startsWith('/') && !integrity)) return -5;
  return scripts.length > 0 && scripts.every(({ integrity }) => integrity) ? 5 : 0;
}

const policyOf = (headers: Headers) => headers.get('content-security-policy') ?? '';

/** That of a `meta` element, which the Observatory reads together with the header. */
const policyIn = (html: string) =>
  named(html, 'meta').find(({ attributes }) => attributes['http-equiv'] === 'content-security-policy')?.attributes
    .content ?? '';

const directivesOf = (policy: string) =>
  new Map(
    policy
      .split(';')
      .filter((directive) => directive.trim() !== '')
      .map((directive): [string, string[]] => {
        const [name = '', ...sources] = directive.trim().split(/\s+/u);
        return [name, sources];
      }),
  );
