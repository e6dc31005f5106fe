import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startSite, video } from './fixture.ts';
import type { Log } from './log.ts';

const routes = new Hono()
  .post('/', (context) => context.text('stored'))
  .post('/api/echo', async (context) => context.json(await context.req.json()))
  .get('/api/broken', () => {
    throw new Error('internal detail');
  });

const log = vi.fn<Log>();
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite({ routes, log });
});
afterAll(() => site.stop());

describe('a page', () => {
  test.each([
    ['/', 'Home'],
    ['/security', 'Security'],
    ['/security?from=mail', 'Security'],
    ['/live/event-production', 'Event Production'],
  ])('%s is served under its clean address', async (path, title) => {
    const { status, headers, body } = await site.get(path);
    expect(status).toBe(200);
    expect(body.toString()).toContain(`<title>${title}</title>`);
    expect(headers).toMatchObject({
      'content-type': 'text/html;charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  test('a folder of pages is no page', async () => {
    expect((await site.get('/live')).status).toBe(404);
  });

  test('HEAD says the same and sends nothing', async () => {
    const get = await site.get('/security');
    const head = await site.get('/security', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  test('names no server software', async () => {
    const { headers } = await site.get('/');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});

describe('other spellings', () => {
  test.each([
    ['/security/', '/security'],
    ['/security/?a=1', '/security?a=1'],
    ['/security.html', '/security'],
    ['/index.html', '/'],
    ['/live/event-production/', '/live/event-production'],
  ])('%s moves for good to %s', async (path, location) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await site.get(path, { method });
      expect(status).toBe(308);
      expect(headers).toMatchObject({ location, 'x-content-type-options': 'nosniff' });
    }
  });
});

describe('former addresses', () => {
  test.each([
    ['/schutz', '/security'],
    ['/schutz?a=1&b=%20', '/security?a=1&b=%20'],
    ['/%C3%9Cber_uns.php?id=5', '/security?id=5'],
    ['/%C3%9Cber%5funs.php', '/%C3%9Cber_uns.php'],
  ])('%s moves for good to %s', async (path, location) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await site.get(path, { method });
      expect(status).toBe(308);
      expect(headers).toMatchObject({ location, 'x-content-type-options': 'nosniff' });
    }
  });
});

describe('compression', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
    ['gzip;q=0', undefined, (body: Buffer) => body],
  ])('a client that takes %s gets %s', async (accepted, encoding, decompress) => {
    for (const [path, content] of [
      ['/security', '<title>Security'],
      ['/assets/entry-AbCd1234.js', 'console.log'],
      ['/unknown', 'Diese Seite gibt es nicht'],
    ] as const) {
      const { headers, body } = await site.get(path, { headers: { 'accept-encoding': accepted } });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers.vary).toBe('Accept-Encoding');
      expect(decompress(body).toString()).toContain(content);
    }
  });

  test('the type is that of the file, not of its compressed twin', async () => {
    const { headers } = await site.get('/assets/style-AbCd1234.css', { headers: { 'accept-encoding': 'br' } });
    expect(headers['content-type']).toBe('text/css;charset=utf-8');
  });

  test('each encoding has its own tag', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => (await site.get('/security', { headers: { 'accept-encoding': encoding } })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('caching', () => {
  test.each([
    ['/assets/entry-AbCd1234.js', 'text/javascript;charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/media/stage-0a1b2c3d.webp', 'image/webp', 'public, max-age=31536000, immutable'],
    ['/media/film-0a1b2c3d.mp4', 'video/mp4', 'public, max-age=31536000, immutable'],
    ['/_data/security.json', 'application/json', 'no-cache'],
    ['/robots.txt', 'text/plain;charset=utf-8', 'public, max-age=3600'],
    ['/.well-known/security.txt', 'text/plain;charset=utf-8', 'public, max-age=3600'],
  ])('%s is %s, kept as %s', async (path, type, cacheControl) => {
    const { status, headers } = await site.get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cacheControl });
  });

  test.each(['/security', '/assets/entry-AbCd1234.js'])('%s is not sent again to who has it', async (path) => {
    const { etag } = (await site.get(path)).headers;
    const again = await site.get(path, { headers: { 'if-none-match': etag ?? '' } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff' });
    expect(again.headers['cache-control']).toBe((await site.get(path)).headers['cache-control']);
  });

  test('another tag gets the page with its own tag', async () => {
    const { etag } = (await site.get('/security')).headers;
    const other = await site.get('/security', { headers: { 'if-none-match': 'W/"1-1"' } });
    expect(other.status).toBe(200);
    expect(other.headers.etag).toBe(etag);
  });

  test('a tag on an unknown path is not repeated', async () => {
    const { status, headers } = await site.get('/unknown', { headers: { 'if-none-match': 'W/"1-1"' } });
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty('etag');
  });
});

describe('a part of the film', () => {
  const path = '/media/film-0a1b2c3d.mp4';

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=990-', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=500-5000', 500, 999],
    ['bytes=0-', 0, 999],
    ['bytes=0-0', 0, 0],
  ])('%s', async (range, first, last) => {
    const { status, headers, body } = await site.get(path, { headers: { range } });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${first}-${last}/1000`);
    expect(headers['content-length']).toBe(String(last - first + 1));
    expect(body.equals(video.subarray(first, last + 1))).toBe(true);
  });

  test.each(['bytes=1000-', 'bytes=4000-5000', 'bytes=-0'])('%s cannot be had', async (range) => {
    const { status, headers, body } = await site.get(path, { headers: { range } });
    expect(status).toBe(416);
    expect(headers).toMatchObject({ 'content-range': 'bytes */1000', 'cache-control': 'no-store' });
    expect(body).toHaveLength(0);
  });

  test.each(['bytes=9-2', 'bytes=0-1,5-6', 'lines=1-2', 'nonsense'])('%s is ignored', async (range) => {
    const { status, body } = await site.get(path, { headers: { range } });
    expect(status).toBe(200);
    expect(body.equals(video)).toBe(true);
  });

  test('the whole film says that parts can be had', async () => {
    expect((await site.get(path)).headers['accept-ranges']).toBe('bytes');
  });

  test('a part of an older film becomes the whole of this one', async () => {
    const conditions = { range: 'bytes=0-9', 'if-range': 'Wed, 01 Jan 2020 00:00:00 GMT' };
    expect((await site.get(path, { headers: conditions })).status).toBe(200);
    const { 'last-modified': date = '' } = (await site.get(path)).headers;
    expect((await site.get(path, { headers: { range: 'bytes=0-9', 'if-range': date } })).status).toBe(206);
  });

  test('HEAD ignores a range', async () => {
    const { status, headers } = await site.get(path, { method: 'HEAD', headers: { range: 'bytes=0-9' } });
    expect(status).toBe(200);
    expect(headers['content-length']).toBe('1000');
  });
});

describe('what does not exist', () => {
  test.each(['/unknown', '/live/unknown', '/assets/old-AbCd1234.js', '/media/unknown.webp', '/.env', '/404'])(
    '%s gets the designed page with status 404',
    async (path) => {
      const { status, headers, body } = await site.get(path);
      expect(status).toBe(404);
      expect(body.toString()).toContain('<title>Diese Seite gibt es nicht</title>');
      expect(headers).toMatchObject({
        'content-type': 'text/html;charset=utf-8',
        'content-length': String(body.length),
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
    },
  );

  test('HEAD says the same and sends nothing', async () => {
    const get = await site.get('/unknown');
    const head = await site.get('/unknown', { method: 'HEAD' });
    expect(head.status).toBe(404);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  test('missing page data is said in JSON, for the program that asked', async () => {
    const { status, headers, body } = await site.get('/_data/unknown.json');
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body.toString())).toEqual({ error: 'not-found' });
  });
});

describe('other methods', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s on a page is refused',
    async (method) => {
      const { status, headers } = await site.get('/security', { method });
      expect(status).toBe(405);
      expect(headers).toMatchObject({
        allow: 'GET, HEAD',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  test('a refused body leaves the connection usable', async () => {
    const body = 'a'.repeat(100_000);
    expect((await site.get('/security', { method: 'POST', body })).status).toBe(405);
    expect((await site.get('/security')).status).toBe(200);
  });
});

describe('routes of the server itself', () => {
  test('are reached where no file is, and are not stored', async () => {
    const { status, headers, body } = await site.get('/api/echo', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    });
    expect(status).toBe(200);
    expect(body.toString()).toBe('{"a":1}');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  test('share an address with a page', async () => {
    expect((await site.get('/', { method: 'POST' })).body.toString()).toBe('stored');
    expect((await site.get('/')).body.toString()).toContain('Home');
  });

  test('are named in Allow', async () => {
    const wrongMethod = await site.get('/api/echo');
    expect([wrongMethod.status, wrongMethod.headers.allow]).toEqual([405, 'POST']);
    expect((await site.get('/', { method: 'DELETE' })).headers.allow).toBe('GET, HEAD, POST');
  });

  test('keep their inner troubles to the log', async () => {
    const { status, body } = await site.get('/api/broken?name=anna');
    expect(status).toBe(500);
    expect(body.toString()).toBe('Interner Fehler.');
    const at = expect.stringMatching(/^app\.test\.ts:\d+:\d+$/u);
    expect(log.mock.calls).toEqual([['request-failed', { code: 'Error', at }]]);
  });
});
