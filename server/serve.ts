import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface ServeOptions {
  listener: RequestListener;
  host: string;
  /** 0 takes a free port. */
  port: number;
  limits?: typeof defaultLimits;
  /** Beyond this many open connections an address takes no more; none are refused without it. */
  maxConnections?: number;
}

export interface Serving {
  /** Where a browser on this machine finds the site. */
  address: string;
  /** Ends politely: no new connections, running answers are finished, and whoever is left after `graceMs` is cut off. */
  stop(graceMs?: number): Promise<void>;
}

/**
 * Slow or endless requests give their socket back within 15 s, the time between two looks included, and a client that does
 * not read its answer after 30 s; a connection without a request stays for 5 s; a header block has room for cookies and no
 * more.
 */
export const defaultLimits = {
  headersTimeout: 10_000,
  requestTimeout: 13_000,
  connectionsCheckingInterval: 1_000,
  timeout: 30_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16 * 1024,
};

/** Running answers have this long to end once the server is told to stop, in ms. */
export const GRACE_MS = 10_000;

/** Starts to listen; rejects with Node's error when an address cannot be had. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { listener, host, port, limits = defaultLimits, maxConnections = Infinity } = options;
  const answerInTurn = inTurn(listener);
  let stopping = false;
  const servers: Server[] = [];
  const stop = async (graceMs = GRACE_MS) => {
    stopping = true;
    await Promise.all(servers.map((server) => close(server, graceMs)));
  };

  for (const address of addressesOf(host)) {
    const server = createServer(limits, (request, response) => {
      if (stopping) response.setHeader('connection', 'close');
      answerInTurn(request, response);
    });
    server.maxConnections = maxConnections;
    server.timeout = limits.timeout;
    try {
      server.listen(portOf(servers[0]) ?? port, address);
      await once(server, 'listening');
      servers.push(server);
    } catch (error) {
      if (address === IPV6_LOOPBACK && servers.length > 0 && isMissingAddress(error)) continue;
      await stop(0);
      throw error;
    }
  }
  return { address: `http://${urlHost(host)}:${portOf(servers[0])}`, stop };
}

/**
 * Answers the requests of a connection one after the other: of those that a client sends without waiting, only the first
 * is in work and holds files or memory. A connection that is gone leaves the others unanswered, and one on which more than
 * `MAX_WAITING` wait is cut: Node reads on as long as no answer piles up, and would keep every request in memory.
 */
function inTurn(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, { last: ServerResponse; waiting: number }>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const line = lines.get(socket) ?? { last: response, waiting: 0 };
    const before = line.last;
    line.last = response;
    lines.set(socket, line);
    if (before === response || before.closed) return listener(request, response);
    line.waiting += 1;
    if (line.waiting > MAX_WAITING) return socket.destroy();
    before.once('close', () => {
      line.waiting -= 1;
      if (!socket.destroyed) listener(request, response);
    });
  };
}

/** No browser sends a request before it has the answer to the one before; what does so keeps to a few. */
const MAX_WAITING = 16;

const IPV6_LOOPBACK = '::1';

/** `localhost` means both loopback addresses: which of them a browser tries first differs from system to system. */
function addressesOf(host: string): string[] {
  return host === 'localhost' ? ['127.0.0.1', IPV6_LOOPBACK] : [host];
}

function isMissingAddress(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code));
}

function portOf(server: Server | undefined): number | undefined {
  return (server?.address() as AddressInfo | null | undefined)?.port;
}

function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** A connection that becomes idle while the server drains is closed at the next sweep, not at its keep-alive time-out. */
function close(server: Server, graceMs: number): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const limit = setTimeout(() => server.closeAllConnections(), graceMs);
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(limit);
      resolve();
    });
  });
}
