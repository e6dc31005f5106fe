import { chmodSync, closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { type Client, createClient, type InArgs, type InStatement } from '@libsql/client';
import { inOrder } from '../mail/shared/in-order.ts';
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

  let left: Promise<void> = Promise.resolve();

  const leave = async (trouble: Promise<Connection>) => {
    const { client, release } = (await trouble.catch(() => undefined)) ?? {};
    if (settings.file) await client?.execute(EMPTY_LOG).catch(() => undefined);
    client?.close();
    release?.();
  };
  const forget = (trouble: Promise<Connection>) => {
    if (connection === trouble) {
      connection = undefined;
      left = leave(trouble);
    }
    return left;
  };
  /** Once the one before is closed. One that cannot be had is none: the next use tries again. */
  const opened = () => {
    const open = () => connect(settings);
    const opening = left.then(open, open);
    opening.catch(() => {
      if (connection === opening) connection = undefined;
    });
    return opening;
  };
  const attempt = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    if (closed) throw new Error('The database is closed.');
    const known = connection;
    if (known && (await isLost(known)) && connection === known) {
      log('storage-lost');
      await forget(known);
    }
    connection ??= opened();
    const current = connection;
    const { client } = await current;
    try {
      const result = await work(client);
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
 * The same database for work that can wait. The driver reads and writes a file on this very thread, and what it has done
 * goes on before anything else does: here one use follows the other, each in a turn of the event loop of its own, so that
 * many of them hold up no page, no post and no conversation with a mail server.
 */
export function inTurns(database: Database): Database {
  const next = inOrder();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => next(() => setImmediate().then(work));
  return {
    ...database,
    execute: (statement: InStatement, args?: InArgs) =>
      inTurn(() => (typeof statement === 'string' ? database.execute(statement, args) : database.execute(statement))),
    batch: (statements, mode) => inTurn(() => database.batch(statements, mode)),
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
  /** Once the client is closed. */
  release(): void;
}

/** What failed to open is not lost: it never was. */
async function isLost(connection: Promise<Connection>): Promise<boolean> {
  const { isGone } = (await connection.catch(() => undefined)) ?? {};
  try {
    return isGone?.() ?? false;
  } catch {
    return true;
  }
}

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
  return { client, ...watched(file) };
}

async function remote(url: string, authToken: string | undefined): Promise<Connection> {
  const fetchInTime = (request: Request) => fetch(request, { signal: AbortSignal.timeout(REMOTE_MS) });
  const client = createClient({ url, fetch: fetchInTime, ...(authToken && { authToken }) });
  await migrate(client);
  return { client, isGone: () => false, release: () => {} };
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

/**
 * Both files stay open as long as the client has them: to close one would take away the client's locks on it (POSIX), and
 * another program that closes the database would then remove the log.
 */
function watched(file: string): Pick<Connection, 'isGone' | 'release'> {
  const paths = [file, `${file}-wal`] as const;
  if (!paths.every((path) => existsSync(path))) return { isGone: () => true, release: () => {} };
  const [data, log] = [openSync(paths[0], 'r'), openSync(paths[1], 'r')];
  const identity = () => {
    const [stats, logStats] = paths.map((path) => statSync(path, { throwIfNoEntry: false }));
    if (!stats || !logStats) return undefined;
    // An empty log begins anew with the next write; one that was cut off goes on where it was, without its beginning.
    const isLog = logStats.size === 0 || (startOf(log, 4).readUInt32BE() & ~1) === LOG_START;
    return `${stats.dev}:${stats.ino} ${logStats.ino} ${isLog} ${startOf(data, FILE_START).toString('hex')}`;
  };
  const opened = identity();
  return {
    isGone: () => opened === undefined || identity() !== opened,
    release() {
      for (const file of [data, log]) closeSync(file);
    },
  };
}

function startOf(file: number, length: number): Buffer {
  const start = Buffer.alloc(length);
  readSync(file, start, 0, length, 0);
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
