import { expect, test } from 'vitest';
import { contentSecurityPolicy, documentPolicy, hostPolicy, securityHeaders } from './policy.ts';

test('an answer that carries no styles gets the bare policy', () => {
  expect(contentSecurityPolicy({ tls: false })).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self'; media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

test('a document may use its own style element', () => {
  expect(contentSecurityPolicy({ tls: false, styles: ['sha256-abc='] })).toContain("SuFU=' 'sha256-abc='; img-src");
});

test('what a document says itself and what its host says of all are together the policy of an answer', () => {
  const external = [{ host: 'bilder.example.com', kind: 'image' }] as const;
  const styles = ['sha256-abc='];
  const sorted = (policy: string) => [...new Set(policy.split('; '))].sort();
  const whole = sorted(contentSecurityPolicy({ tls: true, styles, external }));
  const [ofDocument, ofHost] = [documentPolicy({ styles, external }), hostPolicy({ external })];
  expect(sorted(`${ofDocument}; ${ofHost}`)).toEqual(whole);
  // A header without styles beside a rule for all else would forbid every style.
  expect(ofHost).not.toMatch(/default-src|style-src/u);
});

test('a host is allowed for what it is named for, and over TLS only', () => {
  const external = [
    { host: 'bilder.example.com', kind: 'image' },
    { host: 'karten.example.com', kind: 'frame' },
    { host: 'bilder.example.com', kind: 'image' },
  ] as const;
  const policy = contentSecurityPolicy({ tls: false, external });
  expect(policy).toContain("; img-src 'self' https://bilder.example.com; ");
  expect(policy).toContain("; font-src 'self'; frame-src https://karten.example.com; ");
  expect(policy).toContain("; media-src 'self'; ");
});

test('with frames of other hosts there is no embedder policy, which most browsers would keep them out by', () => {
  const name = 'cross-origin-embedder-policy';
  const withKind = (kind: 'image' | 'frame') =>
    securityHeaders({ tls: true, external: [{ host: 'karten.example.com', kind }] });
  expect(withKind('frame')).not.toHaveProperty(name);
  expect(withKind('image')).toHaveProperty(name, 'credentialless');
});

test('only over TLS a browser is told to insist on it', () => {
  expect(securityHeaders({ tls: false })).not.toHaveProperty('strict-transport-security');
  expect(securityHeaders({ tls: true })).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'content-security-policy': expect.stringMatching(/; upgrade-insecure-requests$/u),
  });
});

test.each([
  ['/media/share/security-0a1b2c3d4e.jpg', 'cross-origin'],
  ['/media/stage-0a1b2c3d.webp', 'same-origin'],
  ['/security', 'same-origin'],
])('%s may be embedded by %s', (path, policy) => {
  expect(securityHeaders({ tls: true, path })['cross-origin-resource-policy']).toBe(policy);
});
