import type { Client } from '@libsql/client';

/** Each runs once, in this order, and is never edited afterwards: a change of the tables is another entry. */
const migrations: readonly string[] = [
  `CREATE TABLE submissions (
    id TEXT PRIMARY KEY,
    received_at TEXT NOT NULL,
    form TEXT NOT NULL,
    page TEXT NOT NULL,
    service_tag TEXT NOT NULL,
    consent_version TEXT NOT NULL,
    fields TEXT NOT NULL
  ) STRICT`,
  'CREATE TABLE health (id INTEGER PRIMARY KEY, checked_at TEXT NOT NULL) STRICT',
  'ALTER TABLE submissions ADD COLUMN sender_id TEXT',
  'CREATE UNIQUE INDEX submissions_sender_id ON submissions (sender_id)',
];

/** Rows of the table `health`, by what is written there and when. */
export const HEALTH_ROWS = {
  /** that a submission could be stored */
  written: 1,
  /** when the clock was last asked */
  clockAsked: 2,
  /** since when the clock is doubted; no row while it is not */
  clockDoubted: 3,
};

/** Brings the tables to the state that this version of the server knows; two servers that start at once are no trouble. */
export async function migrate(client: Client): Promise<void> {
  await client.execute('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)');
  const { rows } = await client.execute('SELECT coalesce(max(version), 0) AS version FROM migrations');
  const done = Number(rows[0]?.version);
  for (const [index, sql] of migrations.entries()) {
    const version = index + 1;
    if (version <= done) continue;
    const mark = { sql: 'INSERT INTO migrations (version) VALUES (?)', args: [version] };
    try {
      await client.batch([mark, sql], 'write');
    } catch (error) {
      if (!(await isMarked(client, version))) throw error;
    }
  }
}

async function isMarked(client: Client, version: number): Promise<boolean> {
  const { rows } = await client.execute({ sql: 'SELECT 1 FROM migrations WHERE version = ?', args: [version] });
  return rows.length > 0;
}
