import { resolve } from 'node:path';
import { freePort } from '../free-port.ts';
import { spawnServer } from '../reliability/server-process.ts';
import { loadTool } from '../tool.ts';
import type { Figures } from './figures.ts';
import { mostMemory } from './measure.ts';

const CONNECTIONS = 50;
const SECONDS = 10;
/** What a browser says. */
const HEADERS = { 'accept-encoding': 'gzip, br', accept: 'text/html,*/*' };

/** What is used of autocannon. */
type Autocannon = (options: object) => Promise<{
  requests: { average: number };
  latency: { p99: number };
  non2xx: number;
  errors: number;
}>;

/** How many documents our own server sends a second to many at a time, how long the slowest hundredth waits, and what memory that takes. */
export async function benchServer(routes: readonly string[], figures: Figures) {
  const { default: load } = await loadTool<{ default: Autocannon }>('autocannon/autocannon.js');
  const port = await freePort();
  const server = spawnServer(resolve(process.env.SITE_DIST ?? 'dist'), port, { NODE_ENV: 'production' });
  try {
    await server.ready();
    const memory = mostMemory(server.child, 500);
    for (const route of routes) {
      const url = `http://127.0.0.1:${port}${route}`;
      const { requests, latency, non2xx, errors } = await load({
        url,
        headers: HEADERS,
        connections: CONNECTIONS,
        duration: SECONDS,
      });
      if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers without content, ${errors} errors`);
      figures.add(`server, ${route}: requests a second`, 'rate', requests.average);
      figures.add(`server, ${route}: a hundredth waits longer than`, 'time', latency.p99);
    }
    figures.add('server: memory at most', 'memory', memory());
  } finally {
    await server.end('SIGTERM');
  }
}
