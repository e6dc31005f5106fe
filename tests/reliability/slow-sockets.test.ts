import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { send, writeDist } from '../../server/fixture.ts';
import { defaultLimits } from '../../server/serve.ts';
import { freePort } from '../free-port.ts';
import { spawnServer } from './server-process.ts';

const heads = [
  '',
  'GET / HTTP/1.1\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ',
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\nname=',
];

async function timed(port: number): Promise<number> {
  const before = performance.now();
  expect((await send(port, '/security')).status).toBe(200);
  return performance.now() - before;
}

/** The slowest but one of every hundred. */
const slowestOfHundred = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99) - 1] ?? 0;

test('slow requests are given 15 s at most', () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = defaultLimits;
  expect(Math.max(headersTimeout, requestTimeout) + connectionsCheckingInterval).toBeLessThan(15_000);
});

test('1,000 slow connections are closed by the server, and hold up nobody', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'slow-'));
  writeDist(join(folder, 'dist'));
  const start = async (name: string) => {
    const port = await freePort();
    const server = spawnServer(join(folder, 'dist'), port, { DATA_DIR: join(folder, name) });
    await server.ready();
    return { port, server };
  };
  const { port, server } = await start('busy');
  const spared = await start('spared');

  let closed = 0;
  const sockets: Socket[] = [];
  for (let index = 0; index < 1_000; index += 1) {
    const socket = connect(port, '127.0.0.1', () => socket.write(heads[index % heads.length] ?? ''));
    const drip = setInterval(() => socket.write('a'), 1_000);
    if (index % heads.length < 2) clearInterval(drip);
    socket.resume().on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      closed += 1;
    });
    sockets.push(socket);
  }
  // One after the other, so that what else the machine does holds up both alike.
  const among: number[] = [];
  const alone: number[] = [];
  for (let count = 0; count < 300; count += 1) {
    among.push(await timed(port));
    alone.push(await timed(spared.port));
  }
  await expect.poll(() => closed, { timeout: 60_000, interval: 250 }).toBe(sockets.length);
  await timed(port);
  await Promise.all([server.end('SIGTERM'), spared.server.end('SIGTERM')]);
  rmSync(folder, { recursive: true });

  expect(slowestOfHundred(among)).toBeLessThan(Math.max(250, 5 * slowestOfHundred(alone)));
}, 150_000);
