import { Agent, request as httpRequest, type RequestListener, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { send } from './fixture.ts';
import { defaultLimits, type ServeOptions, type Serving, serve } from './serve.ts';

const running: Serving[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop(0)));
});

async function start(listener: RequestListener, options: Partial<ServeOptions> = {}) {
  const serving = await serve({ listener, host: '127.0.0.1', port: 0, ...options });
  running.push(serving);
  return { ...serving, port: Number(new URL(serving.address).port) };
}

const greet: RequestListener = (_, response) => response.end('hello');

/** Leaves the request without an answer, and hands the response to whoever waits for it. */
function holding() {
  let arrive = (_: ServerResponse) => {};
  const arrived = new Promise<ServerResponse>((resolve) => {
    arrive = resolve;
  });
  const listener: RequestListener = (_, response) => arrive(response);
  return { listener, arrived };
}

test('localhost is reached by name and by number', async () => {
  const { address, port } = await start(greet, { host: 'localhost' });
  expect(address).toBe(`http://localhost:${port}`);
  expect(await (await fetch(address)).text()).toBe('hello');
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('hello');
});

test('a taken port is refused with its code, and nothing stays open', async () => {
  const { port } = await start(greet);
  await expect(serve({ listener: greet, host: 'localhost', port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

describe('slow clients give their socket back', () => {
  const quick = { ...defaultLimits, headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 };

  test('10 s for the headers, 13 s for the request, looked at every second, so that 15 s are never exceeded', () => {
    expect(defaultLimits).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 13_000,
      connectionsCheckingInterval: 1_000,
      timeout: 30_000,
      keepAliveTimeout: 5_000,
      maxHeaderSize: 16_384,
    });
  });

  test.each([
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: a\r\n'],
    ['a body that never comes', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc'],
  ])('%s', async (_, start_) => {
    const { port } = await start((request, response) => request.resume().on('end', () => response.end()), {
      limits: quick,
    });
    expect(await closedWithin(port, start_)).toBeLessThan(1_500);
  });
});

test('a client that never reads its answer is cut', async () => {
  const closed = new Promise<void>((resolve) => {
    const listener: RequestListener = (_, response) => {
      response.on('close', resolve);
      response.end(Buffer.alloc(64 * 1024 * 1024));
    };
    void start(listener, { limits: { ...defaultLimits, timeout: 200 } }).then(({ port }) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'));
      socket.pause().on('error', () => {});
    });
  });
  await expect(closed).resolves.toBeUndefined();
});

test('a client that reads nothing and sends on is cut while few of its requests wait, and others are answered', async () => {
  const taken: (string | undefined)[] = [];
  const cut = new Promise<void>((resolve) => {
    const listener: RequestListener = ({ url, socket }, response) => {
      taken.push(url);
      if (url === '/small') return response.end('hello');
      socket.on('close', resolve);
      response.end(Buffer.alloc(64 * 1024 * 1024));
    };
    void start(listener).then(({ port }) => {
      const client = connect(port, '127.0.0.1', () => {
        client.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1_000));
        void send(port, '/small').then(({ status }) => taken.push(String(status)));
      });
      client.pause().on('error', () => {});
    });
  });
  await cut;
  await expect.poll(() => taken).toEqual(['/large', '/small', '200']);
});

/** A grace that no test waits for: whoever had to would run out of time. */
const MINUTES = 10 * 60_000;

describe('stopping', () => {
  test('a running answer is finished, then its connection is closed', async () => {
    const { listener, arrived } = holding();
    const { port, stop } = await start(listener);
    const answer = send(port, '/');
    const response = await arrived;
    const stopped = stop(MINUTES);
    response.end('hello');
    await stopped;
    expect((await answer).body.toString()).toBe('hello');
  });

  test('an idle keep-alive connection does not hold it up', async () => {
    const { port, stop } = await start(greet, { limits: { ...defaultLimits, keepAliveTimeout: MINUTES } });
    const agent = new Agent({ keepAlive: true });
    await new Promise((resolve) => {
      httpRequest({ port, host: '127.0.0.1', agent }, (response) => response.resume().on('end', resolve)).end();
    });
    await stop(MINUTES);
    agent.destroy();
  });

  test('whoever is left after the grace is cut off', async () => {
    const { listener, arrived } = holding();
    const { port, stop } = await start(listener);
    const answer = send(port, '/').catch((error: Error) => error.message);
    await arrived;
    const before = Date.now();
    await stop(300);
    expect(Date.now() - before).toBeGreaterThanOrEqual(290);
    expect(await answer).toBe('socket hang up');
  });

  test('no new connection is taken', async () => {
    const { port, stop } = await start(greet);
    await stop();
    await expect(send(port, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

/** Milliseconds until the server closes a connection on which only `start` was sent. */
function closedWithin(port: number, start: string) {
  const before = Date.now();
  return new Promise<number>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(start));
    socket.resume();
    socket.on('error', () => {});
    socket.on('close', () => resolve(Date.now() - before));
  });
}
