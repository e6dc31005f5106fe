import { createHmac, randomBytes } from 'node:crypto';
import { type Database, query, write } from '../shared/database.ts';
import { MINUTE_MS } from '../shared/time.ts';
import type { Counters, Window } from './limits.ts';

/**
 * Counters in the database, which survive a restart and hold for every process that uses it. A key is kept as a hash
 * with a random pepper of this database, no longer than its longest window.
 */
export function databaseCounters(database: Database): Counters & { prune(now: number): Promise<void> } {
  let pepper: Promise<string> | undefined;
  const hashed = async (key: string) => {
    pepper ??= readPepper(database);
    try {
      return createHmac('sha256', await pepper)
        .update(key)
        .digest('hex');
    } catch (error) {
      pepper = undefined;
      throw error;
    }
  };

  return {
    take: async (key, windows, now, cause) => {
      const [hash, own] = [await hashed(key), cause === undefined ? '' : await hashed(`${key} ${cause}`)];
      const expires = now + Math.max(...windows.map(({ ms }) => ms));
      const [, taken, , known] = await write(database, [
        forgetting(now),
        {
          sql: `INSERT INTO mail_uses (key, at, expires) SELECT ?, ?, ?
            WHERE NOT EXISTS (${USE}) AND ${windows.map(() => HAS_ROOM).join(' AND ')}`,
          args: [hash, now, expires, own, ...windows.flatMap(({ limit, ms }: Window) => [hash, now - ms, limit])],
        },
        {
          sql: "INSERT INTO mail_uses (key, at, expires) SELECT ?, ?, ? WHERE changes() = 1 AND ? <> ''",
          args: [own, now, expires, own],
        },
        { sql: USE, args: [own] },
      ]);
      return taken?.rowsAffected === 1 || known?.rows.length === 1;
    },
    has: async (key, now) => {
      const { rows } = await query(database, `${USE} AND expires > ?`, [await hashed(key), now]);
      return rows.length > 0;
    },
    /** What a call does on its way; for the time when none comes. */
    prune: async (now) => {
      await write(database, [forgetting(now)]);
    },
  };
}

/** Later than now is what was noted by a clock that has been put back since; others may differ a little from this one. */
const forgetting = (now: number) => ({
  sql: 'DELETE FROM mail_uses WHERE expires <= ? OR at > ?',
  args: [now, now + CLOCKS_DIFFER_MS],
});

const CLOCKS_DIFFER_MS = MINUTE_MS;

/** Where there is a cause, one under its name lies beside the use that counts. */
const USE = 'SELECT 1 FROM mail_uses WHERE key = ?';

/** Counting and noting are one statement, so that two calls at once cannot both take the last use. */
const HAS_ROOM = '(SELECT count(*) FROM mail_uses WHERE key = ? AND at > ?) < ?';

async function readPepper(database: Database): Promise<string> {
  const value = randomBytes(32).toString('hex');
  await write(database, [{ sql: 'INSERT OR IGNORE INTO mail_pepper (id, value) VALUES (1, ?)', args: [value] }]);
  const { rows } = await query(database, 'SELECT value FROM mail_pepper');
  return String(rows[0]?.value);
}
