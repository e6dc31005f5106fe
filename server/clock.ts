import { DAY_MS, HOUR_MS, MINUTE_MS } from '../mail/shared/time.ts';
import type { Database } from './database.ts';
import { HEALTH_ROWS } from './migrations.ts';

/** How far the clock may have gone, either way, since it was last asked: a server may stand still for a weekend. */
export const PLAUSIBLE_MS = 4 * DAY_MS;
/** A longer step is none that was watched: the server stood still, or the clock was set. */
const WATCHED_MS = HOUR_MS;
/** How long an answer holds, so that asking often does not write often. */
const HOLDS_MS = 30 * MINUTE_MS;

/** Whether the clock may say what is old enough to be deleted. */
export type ClockIsSure = () => Promise<boolean>;

/**
 * Deleting cannot be undone, so a clock that has jumped is not believed until the server has watched it go on for a day,
 * over restarts too. When it was last asked and since when it is doubted are rows of the database.
 */
export function watchClock(database: Database, now: () => number = Date.now): ClockIsSure {
  let answer: { at: number; isSure: Promise<boolean> } | undefined;
  return () => {
    const at = now();
    if (!answer || Math.abs(at - answer.at) >= HOLDS_MS) {
      const fresh = { at, isSure: ask(database, at) };
      answer = fresh;
      fresh.isSure.catch(() => {
        if (answer === fresh) answer = undefined;
      });
    }
    return answer.isSure;
  };
}

async function ask(database: Database, now: number): Promise<boolean> {
  const last = await lastTimes(database);
  const step = last.asked === undefined ? 0 : now - last.asked;
  const doubted = doubtedSince(last.doubted, now, step);
  const since = doubted !== undefined && now - doubted >= DAY_MS ? undefined : doubted;
  await database.batch(
    [
      note(ASKED, now),
      since === undefined ? { sql: 'DELETE FROM health WHERE id = ?', args: [DOUBTED] } : note(DOUBTED, since),
    ],
    'write',
  );
  return since === undefined;
}

/** A jump starts the doubt anew, and time that nobody watched does not shorten it. */
function doubtedSince(before: number | undefined, now: number, step: number): number | undefined {
  if (Math.abs(step) > PLAUSIBLE_MS) return now;
  return before !== undefined && Math.abs(step) > WATCHED_MS ? before + step : before;
}

/** When the clock was asked, or else when the newest submission came, and since when it is doubted. */
async function lastTimes(database: Database): Promise<{ asked: number | undefined; doubted: number | undefined }> {
  const time = (id: number) => `(SELECT checked_at FROM health WHERE id = ${id})`;
  const { rows } = await database.execute(
    `SELECT coalesce(${time(ASKED)}, (SELECT max(received_at) FROM submissions)) AS asked, ${time(DOUBTED)} AS doubted`,
  );
  const parsed = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : undefined);
  return { asked: parsed(rows[0]?.asked), doubted: parsed(rows[0]?.doubted) };
}

const { clockAsked: ASKED, clockDoubted: DOUBTED } = HEALTH_ROWS;

const note = (id: number, time: number) => ({
  sql: 'INSERT OR REPLACE INTO health (id, checked_at) VALUES (?, ?)',
  args: [id, new Date(time).toISOString()],
});
