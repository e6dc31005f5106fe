import type { ClockIsSure } from '../clock.ts';
import type { Database } from '../database.ts';
import { codeOf, type Log } from '../log.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Deletes what is older than `days`, now and every hour until the returned function is called, which resolves when nothing
 * is under way. While the clock is doubted nothing is deleted: what it takes for old cannot be brought back.
 */
export function deleteExpired(
  days: number,
  database: Database,
  clockIsSure: ClockIsSure,
  log: Log,
  now = () => new Date(),
) {
  const run = async () => {
    try {
      const time = now();
      if (!(await clockIsSure())) return log('retention-postponed', { clock: time.toISOString() });
      const deleted = await deleteOlderThan(days, database, time);
      if (deleted > 0) log('retention', { deleted });
    } catch (error) {
      log('retention-failed', { code: codeOf(error) });
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, HOUR_MS).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

/** Resolves with how many submissions there were; none of them can be read from the files afterwards. */
export async function deleteOlderThan(days: number, database: Database, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - days * DAY_MS).toISOString();
  const sql = 'DELETE FROM submissions WHERE received_at < ?';
  const [result] = await database.batch([{ sql, args: [limit] }], 'write');
  await database.scrub();
  return result?.rowsAffected ?? 0;
}
