import type { Database } from '../database.ts';
import { codeOf, type Log } from '../log.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How far the clock may have gone, either way, since it was last asked: a server may stand still for a weekend. */
const PLAUSIBLE_MS = 4 * DAY_MS;

/**
 * Deletes what is older than `days`, now and once a day until the returned function is called, which resolves when nothing
 * is under way. A clock that has jumped deletes nothing on that day: what it takes for old cannot be brought back.
 */
export function deleteExpired(days: number, database: Database, log: Log, now = () => new Date()) {
  const run = async () => {
    try {
      const time = now();
      if (!(await isPlausible(database, time))) return log('retention-postponed', { clock: time.toISOString() });
      const deleted = await deleteOlderThan(days, database, time);
      if (deleted > 0) log('retention', { deleted });
    } catch (error) {
      log('retention-failed', { code: codeOf(error) });
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, DAY_MS).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

/** Whether the clock goes on from where it was the last time, or else from the newest submission. */
async function isPlausible(database: Database, now: Date): Promise<boolean> {
  const [last] = await database.batch(
    [
      `SELECT coalesce((SELECT checked_at FROM health WHERE id = ${CLOCK}),
                       (SELECT max(received_at) FROM submissions)) AS time`,
      { sql: `INSERT OR REPLACE INTO health (id, checked_at) VALUES (${CLOCK}, ?)`, args: [now.toISOString()] },
    ],
    'write',
  );
  const time = last?.rows[0]?.time;
  return typeof time !== 'string' || Math.abs(now.getTime() - Date.parse(time)) <= PLAUSIBLE_MS;
}

/** The row of the table `health` that says when the clock was asked. */
const CLOCK = 2;

/** Resolves with how many submissions there were; none of them can be read from the files afterwards. */
export async function deleteOlderThan(days: number, database: Database, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - days * DAY_MS).toISOString();
  const sql = 'DELETE FROM submissions WHERE received_at < ?';
  const [result] = await database.batch([{ sql, args: [limit] }], 'write');
  await database.scrub();
  return result?.rowsAffected ?? 0;
}
