import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sampleForm, soundValues } from '../../src/forms/cases.ts';
import { encodeSubmission } from '../../src/forms/wire.ts';
import { openDatabase } from '../database.ts';
import { type Answer, type RequestOptions, rebuild, send, writeDist } from '../fixture.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { startServer } from '../start.ts';
import { findSubmissions } from '../submissions/query.ts';
import type { StoredSubmission } from './store.ts';

/** What a browser sends that shows the answer to people. */
export const navigating = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
export const formEncoded = { 'content-type': 'application/x-www-form-urlencoded' };

/** The body of a post of the sample form, sound but for `changes`; undefined leaves a name out. */
export function bodyOf(changes: Readonly<Record<string, string | undefined>> = {}): string {
  const submission = { form: sampleForm.name, values: soundValues, page: '/security', serviceTag: 'Security' };
  const body = encodeSubmission(submission, '', randomUUID());
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) body.delete(name);
    else body.set(name, value);
  }
  return body.toString();
}

/** The whole server over loopback, without limits on posts, on a database of its own. */
export async function startForms(changes: Partial<Settings> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'));
  const dist = join(folder, 'dist');
  writeDist(dist);
  const file = join(folder, 'data', 'site.db');
  const settings = { ...settingsFor(file), ...changes };
  const events: { event: string; details: unknown }[] = [];
  const log: Log = (event, details = {}) => events.push({ event, details });
  const server = await startServer(dist, settings, log);
  const port = Number(new URL(server.address).port);
  return {
    dist,
    file,
    port,
    events,
    get: (path: string, options: RequestOptions = {}) => send(port, path, options),
    post: (body: string, headers: Record<string, string> = {}, path = '/') =>
      send(port, path, { method: 'POST', headers: { ...formEncoded, ...headers }, body }),
    stored: () => storedIn(file),
    rebuild: (edition: string) => rebuild(dist, edition),
    /** Stops the server and leaves its files. */
    end: () => server.stop(0),
    stop: async () => {
      await server.stop(0);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function settingsFor(file: string): Settings {
  return {
    host: '127.0.0.1',
    port: 0,
    tls: false,
    maxConnections: 2_000,
    trustedProxies: [],
    postLimits: { perClient: 0, perMinute: 0 },
    dataDir: join(file, '..'),
    database: { url: pathToFileURL(file).href, file },
    retentionDays: 90,
    mail: { enabled: false, smtp: undefined, from: undefined, to: undefined, limits: { perDay: 200, perClient: 10 } },
  };
}

/** Every submission in a database file, read through a connection of its own. */
export async function storedIn(file: string): Promise<StoredSubmission[]> {
  const database = openDatabase({ url: pathToFileURL(file).href, file });
  const found = await findSubmissions(database, {});
  await database.close();
  return found;
}

/** Writes to a connection what no client would; resolves with the first thing that the server says. */
export function exchange(port: number, write: (socket: Socket) => void): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => write(socket));
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      answer += chunk;
      socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

export const json = ({ body }: Answer) => JSON.parse(body.toString());
