import { readdirSync, renameSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleSettings } from '../tests/sample-site.ts';
import { startSite } from './fixture.ts';
import type { Log } from './log.ts';

const log = vi.fn<Log>();
let site: Awaited<ReturnType<typeof startSite>>;
beforeEach(async () => {
  log.mockClear();
  site = await startSite({ log });
});
afterEach(() => site.stop());

test('a new build is served at once, whole and with its own length', async () => {
  const before = await site.get('/security');
  site.rebuild('a second edition that is much longer');
  const after = await site.get('/security');
  expect(after.body.toString()).toContain('a second edition');
  expect(after.headers['content-length']).toBe(String(after.body.length));
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

test('the not-found page is renewed too', async () => {
  site.rebuild('two');
  expect((await site.get('/unknown')).body.toString()).toContain('two');
});

test('under load and twenty rebuilds no answer mixes two editions', async () => {
  let stopped = false;
  const seen = { whole: 0, wrong: [] as string[], refused: 0 };
  const visit = async () => {
    while (!stopped) {
      const answer = await site.get('/security', { headers: { connection: 'close' } }).catch(() => undefined);
      if (answer?.status === 200) {
        const text = answer.body.toString();
        const isWhole = /^<!doctype html>.*<p>edition-(\d+) x\1 ä{500}<\/p>$/.test(text) || text.includes('<p>one ä');
        if (isWhole) seen.whole += 1;
        else seen.wrong.push(text.slice(0, 80));
      } else seen.refused += 1;
    }
  };
  const visitors = Array.from({ length: 8 }, visit);
  for (let edition = 1; edition <= 20; edition += 1) {
    site.rebuild(`edition-${'1'.repeat(edition)} x${'1'.repeat(edition)}`);
    await sleep(25);
  }
  await expect.poll(() => seen.whole, { timeout: 60_000 }).toBeGreaterThan(100);
  stopped = true;
  await Promise.all(visitors);
  expect(seen.wrong).toEqual([]);
  expect(seen.refused).toBeLessThan(seen.whole / 10);
});

test('between two builds a visitor is asked to come back, and the server lives', async () => {
  renameSync(site.dist, `${site.dist}.away`);
  const during = await site.get('/security');
  expect(during.status).toBe(503);
  expect(during.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
  renameSync(`${site.dist}.away`, site.dist);
  expect((await site.get('/security')).status).toBe(200);
});

test('a build that cannot be read is one line in the log a request, without the text of the error', async () => {
  writeFileSync(`${site.dist}/_server.json`, '{ "site": anna@example.com');
  utimesSync(`${site.dist}/build.json`, 1, 1);
  expect((await site.get('/security')).status).toBe(503);
  expect(log.mock.calls).toEqual([['build-unreadable', { code: 'SyntaxError' }]]);
  site.rebuild('fixed');
  expect((await site.get('/security')).status).toBe(200);
  expect(log).toHaveBeenCalledOnce();
});

test('a build of an older version, which says less, is served', async () => {
  writeFileSync(`${site.dist}/_server.json`, JSON.stringify({ site: sampleSettings, forms: [] }));
  utimesSync(`${site.dist}/build.json`, 2, 2);
  expect((await site.get('/security')).status).toBe(200);
  expect((await site.get('/security/')).status).toBe(308);
});

test('a file that vanished from a finished build is not found', async () => {
  expect((await site.get('/media/film-0a1b2c3d.mp4')).status).toBe(200);
  renameSync(`${site.dist}/media/film-0a1b2c3d.mp4`, `${site.dist}/media/gone.mp4`);
  expect((await site.get('/media/film-0a1b2c3d.mp4')).status).toBe(404);
});

test('a file that was replaced in a finished build is served as it is now', async () => {
  expect((await site.get('/security')).status).toBe(200);
  writeFileSync(`${site.dist}/longer.html`, 'longer '.repeat(1_000));
  renameSync(`${site.dist}/longer.html`, `${site.dist}/security.html`);
  const { status, body } = await site.get('/security');
  expect([status, body.toString()]).toEqual([200, 'longer '.repeat(1_000)]);
});

test('after a build was copied over another, what came last counts', async () => {
  await site.get('/security');
  rmSync(`${site.dist}/404.html`);
  writeFileSync(`${site.dist}/404.html`, 'copied last');
  expect((await site.get('/unknown')).body.toString()).toContain('copied last');
});

test('a dist that is no folder any more is 503, and the server lives', async () => {
  renameSync(site.dist, `${site.dist}.away`);
  writeFileSync(site.dist, '');
  expect((await site.get('/security')).status).toBe(503);
  rmSync(site.dist);
  renameSync(`${site.dist}.away`, site.dist);
  expect((await site.get('/security')).status).toBe(200);
});

test.runIf(process.platform === 'linux')('17 requests of one connection at once hold one file open', async () => {
  const openFiles = () => readdirSync('/proc/self/fd').length;
  const before = openFiles();
  const request = 'GET /security HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const socket = connect(site.port, '127.0.0.1', () => socket.write(request.repeat(17)));
  await new Promise((resolve) => socket.once('data', resolve));
  expect(openFiles()).toBeLessThan(before + 5);
  socket.destroy();
  await expect.poll(openFiles, { timeout: 5_000 }).toBeLessThan(before + 3);
});

test('requests that come at once are answered in their order', async () => {
  const get = (path: string, end = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${end}\r\n`;
  const text = await new Promise<string>((resolve) => {
    let answer = '';
    const socket = connect(site.port, '127.0.0.1', () =>
      socket.write(get('/security') + get('/unknown') + get('/', 'Connection: close\r\n')),
    );
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
  });
  expect(text.match(/HTTP\/1\.1 \d+|<title>[^<]*/gu)).toEqual([
    'HTTP/1.1 200',
    '<title>Security',
    'HTTP/1.1 404',
    '<title>Diese Seite gibt es nicht',
    'HTTP/1.1 200',
    '<title>Home',
  ]);
});

test.runIf(process.platform === 'linux')('clients that leave early leave no file open', async () => {
  truncateSync(`${site.dist}/media/film-0a1b2c3d.mp4`, 50_000_000);
  const open = () => readdirSync('/proc/self/fd').length;
  const before = open();
  await Promise.all(Array.from({ length: 50 }, () => leaveEarly(site.port)));
  await expect.poll(open, { timeout: 5_000 }).toBeLessThan(before + 10);
});

function leaveEarly(port: number) {
  return new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET /media/film-0a1b2c3d.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n');
    });
    socket.once('data', () => socket.destroy());
    socket.once('close', () => resolve());
  });
}
