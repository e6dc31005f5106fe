import { createHmac, randomBytes } from 'node:crypto';
import { type Database, query, write } from '../shared/database.ts';
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
    take: async (key, windows, now) => {
      const hash = await hashed(key);
      const expires = now + Math.max(...windows.map(({ ms }) => ms));
      const [, taken] = await write(database, [
        forgetting(now),
        {
          sql: `INSERT INTO mail_uses (key, at, expires) SELECT ?, ?, ? WHERE ${windows.map(() => HAS_ROOM).join(' AND ')}`,
          args: [hash, now, expires, ...windows.flatMap(({ limit, ms }: Window) => [hash, now - ms, limit])],
        },
      ]);
      return taken?.rowsAffected === 1;
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

const CLOCKS_DIFFER_MS = 60_000;

/** Counting and noting are one statement, so that two calls at once cannot both take the last use. */
const HAS_ROOM = '(SELECT count(*) FROM mail_uses WHERE key = ? AND at > ?) < ?';

async function readPepper(database: Database): Promise<string> {
  const value = randomBytes(32).toString('hex');
  await write(database, [{ sql: 'INSERT OR IGNORE INTO mail_pepper (id, value) VALUES (1, ?)', args: [value] }]);
  const { rows } = await query(database, 'SELECT value FROM mail_pepper');
  return String(rows[0]?.value);
}
