import { chmodSync, closeSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Client, createClient, type InArgs, type InStatement } from '@libsql/client';
import { makeFolder } from './data-dir.ts';
import { codeOf, type Log } from './log.ts';
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
 * each use says whether it worked. While another program writes, a use waits and the server goes on answering.
 */
export function openDatabase(settings: DatabaseSettings, log: Log = () => {}): Database {
  let connection: Promise<Connection> | undefined;
  let closed = false;

  const forget = async (trouble: Promise<Connection>) => {
    if (connection !== trouble) return;
    connection = undefined;
    const client = (await trouble.catch(() => undefined))?.client;
    if (settings.file) await client?.execute(EMPTY_LOG).catch(() => undefined);
    client?.close();
  };
  const attempt = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    if (closed) throw new Error('The database is closed.');
    if (connection && (await isLost(connection))) {
      log('storage-lost');
      await forget(connection);
    }
    connection ??= connect(settings);
    const current = connection;
    try {
      const result = await work((await current).client);
      if (await isLost(current)) throw new Error('What was written is in no file.');
      return result;
    } catch (error) {
      if (!isStatementError(error)) await forget(current);
      throw error;
    }
  };
  const use = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    const end = performance.now() + BUSY_MS;
    for (;;) {
      try {
        return await attempt(work);
      } catch (error) {
        if (codeOf(error) !== BUSY || performance.now() > end) throw error;
      }
      await untilFree(connection, end);
      // The driver leaves a statement that was refused unfinished; until it is collected, its connection commits nothing.
      if (connection) await forget(connection);
    }
  };

  return {
    execute: (statement: InStatement, args?: InArgs) =>
      use((client) => (typeof statement === 'string' ? client.execute(statement, args) : client.execute(statement))),
    batch: (statements, mode) => use((client) => client.batch(statements, mode)),
    scrub: async () => {
      if (settings.file) await use(emptyLog);
    },
    close: async () => {
      closed = true;
      if (connection) await forget(connection);
    },
  };
}

/**
 * Resolves when no other program writes, or at the end of the time. It asks again and again: waiting inside of SQLite would
 * hold up every page.
 */
async function untilFree(connection: Promise<Connection> | undefined, end: number) {
  while (performance.now() < end) {
    await setTimeout(BUSY_PAUSE_MS);
    try {
      return await (await connection)?.client.executeMultiple('BEGIN IMMEDIATE; ROLLBACK');
    } catch (error) {
      if (codeOf(error) !== BUSY) return;
    }
  }
}

/** Moves what the log beside the file holds into the file. */
const EMPTY_LOG = 'PRAGMA wal_checkpoint(TRUNCATE)';

async function emptyLog(client: Client) {
  const { rows } = await client.execute(EMPTY_LOG);
  if (rows[0]?.busy) throw Object.assign(new Error('The log is being read.'), { code: BUSY });
}

interface Connection {
  client: Client;
  /**
   * A file was removed, replaced, cut off or written over: what is written through this connection would be on no disk, or
   * in a file that nobody can open any more.
   */
  isGone(): boolean;
}

const isLost = (connection: Promise<Connection>) => connection.then(({ isGone }) => isGone()).catch(() => true);

async function connect({ url, file, authToken }: DatabaseSettings): Promise<Connection> {
  if (!file) return remote(url, authToken);
  makePrivateFile(file);
  // One connection: the settings below are those of a connection, not of the file.
  const client = createClient({ url, concurrency: 1 });
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
  return { client, isGone: () => opened === undefined || identity(file) !== opened };
}

async function remote(url: string, authToken: string | undefined): Promise<Connection> {
  const fetchInTime = (request: Request) => fetch(request, { signal: AbortSignal.timeout(REMOTE_MS) });
  const client = createClient({ url, fetch: fetchInTime, ...(authToken && { authToken }) });
  await migrate(client);
  return { client, isGone: () => false };
}

/** How long a write waits for another program that writes, such as `npm run submissions -- delete`. */
const BUSY_MS = 5_000;
const BUSY_PAUSE_MS = 20;
const BUSY = 'SQLITE_BUSY';
const REMOTE_MS = 5_000;

/** Readable for the server's account alone; SQLite gives the files beside it the same mode. */
function makePrivateFile(file: string) {
  makeFolder(dirname(file));
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

function identity(file: string): string | undefined {
  const of = (path: string) => statSync(path, { throwIfNoEntry: false });
  const [stats, log] = [of(file), of(`${file}-wal`)];
  if (!stats || !log) return undefined;
  // An empty log begins anew with the next write; one that was cut off goes on where it was, without its beginning.
  const isLog = log.size === 0 || (startOf(`${file}-wal`, 4).readUInt32BE() & ~1) === LOG_START;
  return `${stats.dev}:${stats.ino} ${log.ino} ${isLog} ${startOf(file, FILE_START).toString('hex')}`;
}

function startOf(path: string, length: number): Buffer {
  const start = Buffer.alloc(length);
  const file = openSync(path, 'r');
  readSync(file, start);
  closeSync(file);
  return start;
}

/** The first four bytes, but for the last bit (SQLite, "WAL File Format"). */
const LOG_START = 0x377f0682;
/** So many bytes of the file never change: its format, the size of its pages (SQLite, "Database File Format"). */
const FILE_START = 24;

/** The statement was refused and the connection is sound; a full disk too leaves it so. */
function isStatementError(error: unknown): boolean {
  return [BUSY, 'SQLITE_ERROR', 'SQLITE_CONSTRAINT', 'SQLITE_MISMATCH', 'SQLITE_FULL'].includes(codeOf(error));
}
