import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo, Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A folder with a database of its own, until `remove`; no test here pulls the plug, so that it need not sync. */
export function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'));
  const url = pathToFileURL(join(folder, 'site.db')).href;
  const database = createClient({ url, timeout: 5_000, concurrency: 1 });
  for (const pragma of ['journal_mode = WAL', 'synchronous = OFF']) database.execute(`PRAGMA ${pragma}`);
  return {
    folder,
    database,
    settings: { url, file: join(folder, 'site.db') },
    /** What lies in the outbox, oldest first. */
    outbox: () => {
      const names = readdirSync(folder).includes('outbox') ? readdirSync(join(folder, 'outbox')).sort() : [];
      return names.map((name) => readFileSync(join(folder, 'outbox', name), 'utf8'));
    },
    remove: () => {
      database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** An SMTP server on loopback that keeps what it takes; `options` make it misbehave. */
export async function startSmtp(options: SMTPServerOptions = {}, port = 0) {
  const messages: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.secure || options.key ? [] : ['STARTTLS', 'AUTH'],
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        messages.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: portOf(server.server),
    messages,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** A program that takes connections and does with them what `greet` says. */
export async function startRaw(server: Server, greet: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    greet(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: portOf(server),
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
