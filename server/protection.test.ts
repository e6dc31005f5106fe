import { renameSync } from 'node:fs';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startSite } from './fixture.ts';

const routes = new Hono()
  .post('/', (context) => context.text('stored'))
  .get('/api/broken', () => {
    throw new Error('internal detail');
  });

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite({ routes });
});
afterAll(() => site.stop());

const protection = {
  'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; trusted-types 'none'$/u),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'credentialless',
  'permissions-policy': expect.stringContaining('camera=()'),
};

test.each([
  ['GET', '/security', 200],
  ['POST', '/', 200],
  ['GET', '/security/', 308],
  ['GET', '/%00', 400],
  ['GET', '/unknown', 404],
  ['DELETE', '/security', 405],
  ['GET', '/api/broken', 500],
])('%s %s, answered with %i, is protected', async (method, path, status) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const answer = await site.get(path, { method });
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(protection);
  expect(answer.headers).not.toHaveProperty('strict-transport-security');
});

test('so is the answer while there is no site', async () => {
  renameSync(site.dist, `${site.dist}.away`);
  const { status, headers } = await site.get('/security');
  renameSync(`${site.dist}.away`, site.dist);
  expect(status).toBe(503);
  expect(headers).toMatchObject(protection);
});
