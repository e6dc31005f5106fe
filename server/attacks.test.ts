import { afterAll, beforeAll, expect, test } from 'vitest';
import { secret, startSite } from './fixture.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const attacks = [
  '/../secret.txt',
  '/..',
  '/../',
  '/../../../../../../etc/passwd',
  '/assets/../../secret.txt',
  '/assets/../.env',
  '/./../secret.txt',
  '/.//secret.txt',
  '//../secret.txt',
  '///etc/passwd',
  '//etc/passwd',
  '//example.com/%2e%2e',
  '//example.com/',
  '/\\example.com/',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%2fsecret.txt',
  '/..%2Fsecret.txt',
  '/%2E%2E/%2E%2E/etc/passwd',
  '/.%2e/secret.txt',
  '/assets%2f..%2f..%2fsecret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/%252e%252e/secret.txt',
  '/%252e%252e%252fsecret.txt',
  '/%25252e%25252e/secret.txt',
  '/..%252fsecret.txt',
  '/..\\secret.txt',
  '/assets\\..\\..\\secret.txt',
  '/..%5csecret.txt',
  '/%2e%2e%5csecret.txt',
  '/..%c0%afsecret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/%c1%9csecret.txt',
  '/..%ef%bc%8fsecret.txt',
  '/%uff0e%uff0e/secret.txt',
  '/..;/secret.txt',
  '/....//secret.txt',
  '/security%00',
  '/security%00.html',
  '/%00/secret.txt',
  '/../secret.txt%00.html',
  '/security\0.html',
  '/security%0a',
  '/security%0d%0aSet-Cookie:%20a=b/',
  '/security%7f',
  '/security%',
  '/security%2',
  '/%zz',
  '/%ff%fe',
  '/\xff\xfe',
  '/.env',
  '/%2eenv',
  '/.env/',
  '/.git/config',
  '/.git%2fconfig',
  '/assets/.htpasswd',
  '/assets/%2ehtpasswd',
  '/.well-known/../.env',
  'http://example.com/../secret.txt',
  'http://localhost/security',
  'https://example.com//etc/passwd',
  'file:///etc/passwd',
  'secret.txt',
  '../secret.txt',
  '*',
  '/security#/../secret.txt',
  '/etc/passwd',
  '/C:/Windows/win.ini',
  '/c:%5cwindows%5cwin.ini',
  '/security.html::$DATA/x',
  '/__proto__',
  '/constructor',
  '/security.html.br',
  '/security.html.gz',
  '/404',
  '/404.html',
  '/en/404',
  '/_server.json',
  '/_server.json/',
  '/%5fserver.json',
  '/_server.json.br',
];

test.each(attacks.map((target) => [JSON.stringify(target), target]))(
  '%s gets 400 or 404 and no file',
  async (_, target) => {
    const answer = await site.raw(target);
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer).not.toContain(secret);
    expect(answer).not.toContain('root:');
    expect(answer.toLowerCase()).not.toContain('\r\nlocation:');
  },
);

test('the server still answers after all of them', async () => {
  expect((await site.get('/security')).status).toBe(200);
});

test('a header block beyond 16 KiB is refused', async () => {
  const answer = await site.raw('/security', `Host: localhost\r\nX-Long: ${'a'.repeat(17 * 1024)}`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
});

test('a request without a host is refused', async () => {
  expect(await site.raw('/security', 'Connection: close')).toMatch(/^HTTP\/1\.1 400 /);
});

test.each([
  ['two hosts', 'Host: localhost\r\nHost: example.com'],
  ['the same host twice', 'Host: localhost\r\nhost: localhost'],
])('a request with %s is refused', async (_, hosts) => {
  const answer = await site.raw('/security', `${hosts}\r\nConnection: close`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});
