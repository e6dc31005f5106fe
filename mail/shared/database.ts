import type { Client, InStatement, InValue, ResultSet } from '@libsql/client';

/** What mail needs of the server's database. A resolved write is on the disk. */
export type Database = Pick<Client, 'execute' | 'batch'> & {
  /** Makes what was deleted unreadable in the files too, where that takes a step of its own. */
  scrub?: () => Promise<void>;
};

const TABLES = [
  `CREATE TABLE IF NOT EXISTS mail_queue (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    sender TEXT NOT NULL,
    recipient TEXT NOT NULL,
    message TEXT NOT NULL,
    created INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL,
    dead INTEGER,
    problem TEXT NOT NULL DEFAULT ''
  ) STRICT`,
  'CREATE INDEX IF NOT EXISTS mail_queue_due ON mail_queue (due) WHERE dead IS NULL',
  `CREATE TABLE IF NOT EXISTS mail_uses (
    key TEXT NOT NULL,
    at INTEGER NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT`,
  'CREATE INDEX IF NOT EXISTS mail_uses_key ON mail_uses (key, at)',
  'CREATE INDEX IF NOT EXISTS mail_uses_expires ON mail_uses (expires)',
  'CREATE TABLE IF NOT EXISTS mail_pepper (id INTEGER PRIMARY KEY CHECK (id = 1), value TEXT NOT NULL) STRICT',
];

/** One write transaction on mail's tables, which are made where they are missing: at first, or in a new file. */
export async function write(database: Database, statements: InStatement[]): Promise<ResultSet[]> {
  return withTables(database, () => database.batch(statements, 'write'));
}

export async function query(database: Database, sql: string, args: InValue[] = []): Promise<ResultSet> {
  return withTables(database, () => database.execute({ sql, args }));
}

async function withTables<T>(database: Database, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('no such table: mail_')) throw error;
    await database.batch(TABLES, 'write');
    return work();
  }
}
