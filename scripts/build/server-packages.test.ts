import { expect, test } from 'vitest';
import { serverManifests } from './server-packages.ts';

/** The lockfile of a site that has installed the package: npm puts what it can at the top. */
const lockfile = {
  lockfileVersion: 3,
  packages: {
    '': { dependencies: { 'people-pages': '0.1.0' } },
    'node_modules/people-pages': { dependencies: { hono: '1', uuid: '2' } },
    'node_modules/people-pages/node_modules/uuid': { dependencies: { random: '1' } },
    'node_modules/uuid': {},
    'node_modules/hono': {},
    'node_modules/random': {},
    'node_modules/vite': {},
  },
};

test('of a site that has installed the package, what the server needs is at the top of the new lockfile', () => {
  const place = 'node_modules/people-pages';
  const manifests = serverManifests(['uuid', 'hono'], { lockfile, place });
  const { packages }: { packages: Record<string, object> } = Object(manifests['package-lock.json']);
  expect(Object.keys(packages)).toEqual(['', 'node_modules/hono', 'node_modules/uuid', 'node_modules/random']);
  expect(packages['node_modules/uuid']).toEqual({ dependencies: { random: '1' } });
});

test('in the project itself its own lockfile counts', () => {
  const { 'package-lock.json': lock } = serverManifests(['nodemailer']);
  expect(lock).toMatchObject({ packages: { 'node_modules/nodemailer': { version: expect.any(String) } } });
});
