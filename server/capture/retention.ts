import { DAY_MS, HOUR_MS } from '../../mail/shared/time.ts';
import { type ClockIsSure, PLAUSIBLE_MS } from '../clock.ts';
import type { Database } from '../database.ts';
import { codeOf, type Log } from '../log.ts';

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
      const dated = await dateAnew(database, time);
      if (dated > 0) log('retention-dated', { dated });
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

/**
 * What came under a wrong clock gets a date that it can be deleted by, neither at once nor never: later than now, or days
 * before something that came earlier. A clock that is believed has gone on for a day, so that it came a day ago at the latest.
 */
async function dateAnew(database: Database, now: Date): Promise<number> {
  const newDate = new Date(now.getTime() - DAY_MS).toISOString();
  const results = await database.batch(
    [
      { sql: 'UPDATE submissions SET received_at = ? WHERE received_at > ?', args: [newDate, now.toISOString()] },
      { sql: `UPDATE submissions SET received_at = ? WHERE id IN (${SET_BACK})`, args: [newDate] },
    ],
    'write',
  );
  return results.reduce((sum, { rowsAffected }) => sum + rowsAffected, 0);
}

/** Rows lie in the order in which they came. */
const SET_BACK = `SELECT id FROM (SELECT id, received_at, max(received_at) OVER (ORDER BY rowid) AS newest FROM submissions)
  WHERE received_at < strftime('%Y-%m-%dT%H:%M:%fZ', newest, '-${PLAUSIBLE_MS / DAY_MS} days')`;

/** Resolves with how many submissions there were; none of them can be read from the files afterwards. */
export async function deleteOlderThan(days: number, database: Database, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - days * DAY_MS).toISOString();
  const sql = 'DELETE FROM submissions WHERE received_at < ?';
  const [result] = await database.batch([{ sql, args: [limit] }], 'write');
  await database.scrub();
  return result?.rowsAffected ?? 0;
}
