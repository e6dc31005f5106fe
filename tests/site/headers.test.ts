import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { named } from './html.ts';
import { scoreOf } from './observatory.ts';
import { serveSite } from './serving.ts';
import { address, dist, documentOf, everyPage, UNKNOWN } from './site.ts';

let overTls: Serving;
beforeAll(async () => {
  overTls = await serveSite({ dist, tls: true });
});
afterAll(() => overTls?.stop(0));

/** The policy of R-SECURITY-1; `styles` are the hashes of the document's own style elements. */
const policy = (...styles: string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    [
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      ...styles.map((hash) => `'${hash}'`),
    ].join(' '),
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'credentialless',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

const TLS_ONLY = 'max-age=63072000; includeSubDomains';
const NEVER = ['server', 'x-powered-by', 'access-control-allow-origin', 'set-cookie'];

describe.each(everyPage)('%s', (route) => {
  const html = documentOf(route);
  const own = policy(...styleHashesOf(html));

  test('is protected, without TLS as far as that goes', async () => {
    const { status, headers } = await get(address, route);
    expect(status).toBe(route === UNKNOWN ? 404 : 200);
    expect(headers).toMatchObject({ ...everywhere, 'content-security-policy': own, 'cache-control': 'no-cache' });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(Object.keys(headers).filter((name) => NEVER.includes(name))).toEqual([]);
  });

  test('over TLS insists on it', async () => {
    const { headers } = await get(overTls.address, route);
    expect(headers).toMatchObject({
      ...everywhere,
      'content-security-policy': `${own}; upgrade-insecure-requests`,
      'strict-transport-security': TLS_ONLY,
    });
  });

  test('has every point of the Observatory that a site without cookies can earn', async () => {
    const { headers } = await get(overTls.address, route);
    expect(scoreOf({ headers: new Headers(headers), html })).toBe(135);
  });
});

describe('answers that are no page', () => {
  test.each([
    ['an unreadable address', '/%00', {}, 400],
    ['another method', '/security', { method: 'DELETE' }, 405],
    ['another spelling', '/security/', {}, 308],
    ['data that is not there', '/_data/unbekannt.json', {}, 404],
    ['the header file of other hosts', '/_headers', {}, 404],
    ['the redirect file of other hosts', '/_redirects', {}, 404],
    ['what the build tells the server', '/_server.json', {}, 404],
  ])('%s', async (_, path, init, status) => {
    const answer = await get(overTls.address, path, init);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ ...everywhere, 'strict-transport-security': TLS_ONLY });
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; /u);
    expect(Object.keys(answer.headers).filter((name) => NEVER.includes(name))).toEqual([]);
  });

  test.each(filesOfEachType())('%s', async (path) => {
    const { status, headers } = await get(address, path);
    const isShared = path.startsWith('/media/share/');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...everywhere,
      'cross-origin-resource-policy': isShared ? 'cross-origin' : 'same-origin',
    });
    expect(headers['content-type']).toMatch(
      /^(?:image|font|video|text|application)\/[a-z0-9.+-]+(?:;charset=utf-8)?$/u,
    );
    if (/^\/(?:assets|media)\//u.test(path)) expect(headers['cache-control']).toMatch(/max-age=31536000, immutable/u);
  });
});

describe('the header file for a static host', () => {
  const rules = rulesOf(readFileSync(join(dist, '_headers'), 'utf8'));

  test('protects every path as our own server does over TLS, whatever pages there are', async () => {
    const { 'content-security-policy': allowed, ...others } = rules.get('/*') ?? {};
    expect(others).toEqual({ ...everywhere, 'strict-transport-security': TLS_ONLY });
    const ofAllPaths = policy()
      .split('; ')
      .filter((directive) => !/^(?:default|style)-src /u.test(directive));
    expect(allowed).toBe([...ofAllPaths, 'upgrade-insecure-requests'].join('; '));
  });

  test.each(everyPage)(
    'the rest of the policy stands in the document of %s, before anything that it loads',
    (route) => {
      const html = documentOf(route);
      const [first] = named(html, 'meta').filter(({ attributes }) => attributes['http-equiv'] !== undefined);
      const own = policy(...styleHashesOf(html)).replace("frame-ancestors 'none'; ", '');
      expect(first?.attributes).toEqual({ 'http-equiv': 'content-security-policy', content: own });
      expect(html.indexOf('http-equiv')).toBeLessThan(html.search(/<(?:link|script|style)/u));
    },
  );

  test('says how long files are kept, and that share images may be shown elsewhere', () => {
    expect(Object.fromEntries([...rules].slice(1))).toEqual({
      '/assets/*': { 'cache-control': 'public, max-age=31536000, immutable' },
      '/media/*': { 'cache-control': 'public, max-age=31536000, immutable' },
      '/media/share/*': { 'cross-origin-resource-policy': 'cross-origin' },
    });
  });

  test('earns the same points', () => {
    const headers = new Headers(Object.entries(rules.get('/*') ?? {}));
    for (const route of everyPage) expect(scoreOf({ headers, html: documentOf(route) })).toBe(135);
  });
});

describe('the scale', () => {
  const html = '<script src="/a.js"></script>';
  test.each([
    [{}, '<p></p>', 30],
    [{ 'content-security-policy': "default-src 'self'; script-src 'self' 'unsafe-inline'" }, html, 35],
    [{ ...everywhere, 'strict-transport-security': 'max-age=60', 'content-security-policy': policy() }, html, 120],
    [{ ...everywhere, 'strict-transport-security': TLS_ONLY, 'content-security-policy': policy() }, html, 130],
    [{ ...everywhere, 'strict-transport-security': TLS_ONLY, 'set-cookie': 'a=1' }, html, 35],
  ])('%j has its points', (headers, document, points) => {
    expect(scoreOf({ headers: new Headers(Object.entries(headers)), html: document })).toBe(points);
  });
});

async function get(origin: string, path: string, init: RequestInit = {}) {
  const response = await fetch(origin + path, { ...init, redirect: 'manual' });
  await response.body?.cancel();
  return { status: response.status, headers: Object.fromEntries(response.headers) };
}

const styleHashesOf = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gsu)].map(
    ([, css = '']) => `sha256-${createHash('sha256').update(css).digest('base64')}`,
  );

/** One file of each kind that the build writes, and one of each folder. */
function filesOfEachType(): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length).replaceAll('\\', '/'))
    .filter((path) => !/\.(?:html|br|gz)$|\/_(?:headers|redirects|server\.json)$/u.test(path));
  const kinds = new Map(files.map((path) => [`${path.split('/')[1]} ${extname(path)}`, path]));
  return [...kinds.values(), ...files.filter((path) => path.startsWith('/media/share/')).slice(0, 1)];
}

/** Rules of a header file by path. */
function rulesOf(text: string): Map<string, Record<string, string>> {
  return new Map(
    text
      .trim()
      .split('\n\n')
      .map((rule) => {
        const [path = '', ...headers] = rule.split('\n');
        return [
          path,
          Object.fromEntries(
            headers.map((line) =>
              line
                .trim()
                .split(/: (.*)/su)
                .slice(0, 2),
            ),
          ),
        ];
      }),
  );
}
