import { readdirSync, renameSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  stopped = true;
  await Promise.all(visitors);
  expect(seen.wrong).toEqual([]);
  expect(seen.whole).toBeGreaterThan(100);
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
  site.rebuild('mended');
  expect((await site.get('/security')).status).toBe(200);
  expect(log).toHaveBeenCalledOnce();
});

test('a file that vanished from a finished build breaks one connection and nothing else', async () => {
  expect((await site.get('/media/film-0a1b2c3d.mp4')).status).toBe(200);
  renameSync(`${site.dist}/media/film-0a1b2c3d.mp4`, `${site.dist}/media/gone.mp4`);
  await expect(site.get('/media/film-0a1b2c3d.mp4')).rejects.toThrow('socket hang up');
  expect((await site.get('/security')).status).toBe(200);
});

test('a file that was replaced in a finished build breaks one connection and never sends a wrong length', async () => {
  expect((await site.get('/security')).status).toBe(200);
  writeFileSync(`${site.dist}/longer.html`, 'longer '.repeat(1_000));
  renameSync(`${site.dist}/longer.html`, `${site.dist}/security.html`);
  await expect(site.get('/security')).rejects.toThrow('socket hang up');
  expect((await site.get('/')).status).toBe(200);
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
