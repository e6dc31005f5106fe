import { expect, test } from 'vitest';
import { headerFile, redirectFile } from './netlify.ts';
import { hostPolicy } from './policy.ts';

const external = [{ host: 'bilder.example.com', kind: 'image' }] as const;

test('every path is protected as over TLS; which styles are allowed each document says itself', () => {
  expect(headerFile({ external })).toBe(`/*
  content-security-policy: ${hostPolicy({ external })}
  x-content-type-options: nosniff
  referrer-policy: strict-origin-when-cross-origin
  cross-origin-opener-policy: same-origin
  cross-origin-resource-policy: same-origin
  cross-origin-embedder-policy: credentialless
  permissions-policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()
  strict-transport-security: max-age=63072000; includeSubDomains

/assets/*
  cache-control: public, max-age=31536000, immutable

/media/*
  cache-control: public, max-age=31536000, immutable

/media/share/*
  cross-origin-resource-policy: cross-origin
`);
});

test('former addresses are a line each', () => {
  const redirects = [
    { from: '/schutz', to: '/security' },
    { from: '/buehne/live', to: '/' },
  ];
  expect(redirectFile(redirects)).toBe('/schutz /security 308\n/buehne/live / 308\n');
});
