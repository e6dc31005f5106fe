import type { Database } from '../database.ts';
import { codeOf, type Log } from '../log.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes what is older than `days`, now and once a day until the returned function is called. */
export function deleteExpired(days: number, database: Database, log: Log): () => void {
  const run = async () => {
    try {
      const deleted = await deleteOlderThan(days, database, new Date());
      if (deleted > 0) log('retention', { deleted });
    } catch (error) {
      log('retention-failed', { code: codeOf(error) });
    }
  };
  void run();
  const timer = setInterval(run, DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Resolves with how many submissions there were; none of them can be read from the files afterwards. */
export async function deleteOlderThan(days: number, database: Database, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - days * DAY_MS).toISOString();
  const sql = 'DELETE FROM submissions WHERE received_at < ?';
  const [result] = await database.batch([{ sql, args: [limit] }], 'write');
  await database.scrub();
  return result?.rowsAffected ?? 0;
}
