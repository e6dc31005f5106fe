import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Client, createClient, type InArgs, type InStatement } from '@libsql/client';
import { makeFolder } from './data-dir.ts';
import { migrate } from './migrations.ts';

export interface DatabaseSettings {
  url: string;
  /** The same as a path, where the database is a file of this machine. */
  file?: string;
  authToken?: string;
}

/**
 * The one database of the server. `batch` is one transaction, on disk when it resolves. There is no interactive
 * transaction on purpose: it would hold the only connection, and with it every other writer, across awaits.
 */
export interface Database extends Pick<Client, 'execute' | 'batch'> {
  /** Makes what was deleted unreadable in the files too; a hosted database sees to that itself. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens at first use and again after trouble, so that a disk that comes back needs no restart. Never rejects by itself:
 * each use says whether it worked.
 */
export function openDatabase(settings: DatabaseSettings): Database {
  let connection: Promise<Connection> | undefined;
  let closed = false;

  const forget = async (trouble: Promise<Connection>) => {
    if (connection !== trouble) return;
    connection = undefined;
    (await trouble.catch(() => undefined))?.client.close();
  };
  const use = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    if (closed) throw new Error('The database is closed.');
    if (connection && (await isLost(connection))) await forget(connection);
    connection ??= connect(settings);
    const current = connection;
    try {
      return await work((await current).client);
    } catch (error) {
      if (!isStatementError(error)) await forget(current);
      throw error;
    }
  };

  return {
    execute: (statement: InStatement, args?: InArgs) =>
      use((client) => (typeof statement === 'string' ? client.execute(statement, args) : client.execute(statement))),
    batch: (statements, mode) => use((client) => client.batch(statements, mode)),
    scrub: async () => {
      if (settings.file) await use((client) => client.execute('PRAGMA wal_checkpoint(TRUNCATE)'));
    },
    close: async () => {
      closed = true;
      if (connection) await forget(connection);
    },
  };
}

interface Connection {
  client: Client;
  /** The file was removed or replaced: what is written through this connection would be on no disk. */
  isGone(): boolean;
}

const isLost = (connection: Promise<Connection>) => connection.then(({ isGone }) => isGone()).catch(() => true);

async function connect({ url, file, authToken }: DatabaseSettings): Promise<Connection> {
  if (!file) return remote(url, authToken);
  makePrivateFile(file);
  // One connection: the settings below are those of a connection, not of the file.
  const client = createClient({ url, concurrency: 1, timeout: BUSY_MS });
  try {
    await client.execute('PRAGMA journal_mode = WAL');
    await client.execute('PRAGMA synchronous = FULL');
    await client.execute('PRAGMA secure_delete = ON');
    await migrate(client);
  } catch (error) {
    client.close();
    throw error;
  }
  const opened = identity(file);
  return { client, isGone: () => identity(file) !== opened };
}

async function remote(url: string, authToken: string | undefined): Promise<Connection> {
  const fetchInTime = (request: Request) => fetch(request, { signal: AbortSignal.timeout(REMOTE_MS) });
  const client = createClient({ url, fetch: fetchInTime, ...(authToken && { authToken }) });
  await migrate(client);
  return { client, isGone: () => false };
}

/** How long a write waits for another program that writes, such as `npm run submissions -- delete`. */
const BUSY_MS = 5_000;
const REMOTE_MS = 5_000;

/** Readable for the server's account alone; SQLite gives the files beside it the same mode. */
function makePrivateFile(file: string) {
  makeFolder(dirname(file));
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

function identity(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/** The statement was refused and the connection is sound; a full disk too leaves it so. */
function isStatementError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['SQLITE_ERROR', 'SQLITE_CONSTRAINT', 'SQLITE_MISMATCH', 'SQLITE_BUSY', 'SQLITE_FULL'].includes(code);
}
