import type { Row } from '@libsql/client';
import type { Message } from '../letters/compose.ts';
import type { Mail } from '../letters/mail.ts';
import { type Database, query, write } from '../shared/database.ts';
import { HOUR_MS, MINUTE_MS } from '../shared/time.ts';

/** How long to wait after the first failed attempt, after the second, and so on; after the last there is no other. */
const RETRIES = [1 * MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 12 * HOUR_MS];
const LONGEST_WAIT = Math.max(...RETRIES);
export const MAX_ATTEMPTS = RETRIES.length + 1;

export interface QueuedMessage extends Message {
  created: number;
  attempts: number;
  due: number;
  /** time of giving up; undefined while it waits */
  dead: number | undefined;
  problem: string;
}

export type MailQueue = ReturnType<typeof mailQueue>;

/** Messages that wait for delivery, and those that were given up: rows of the database until delivered or deleted. */
export function mailQueue(database: Database) {
  return {
    /** Resolves when all of them are on the disk; rejects when none is. One that lies there already stays as it is. */
    add: async (messages: readonly Message[], now: number) => {
      await write(
        database,
        messages.map(({ id, kind, from, to, raw }) => ({
          sql: `INSERT INTO mail_queue (id, kind, sender, recipient, message, created, due) VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (id) DO NOTHING`,
          args: [id, kind, from, to, raw, now, now],
        })),
      );
    },
    /**
     * Takes up to `limit` messages that are due. Each counts as tried, and is due again after the wait, before it is
     * sent: a process that dies meanwhile loses nothing, and sends nothing more often than `MAX_ATTEMPTS` times. Due later
     * than the longest wait is what was noted by a clock that has been put back since: it is due too.
     */
    claim: async (limit: number, now: number): Promise<QueuedMessage[]> => {
      const { rows } = await query(database, CLAIM, [now, now, now + LONGEST_WAIT, limit]);
      return rows.map(fromRow);
    },
    delivered: async (id: string) => {
      await query(database, 'DELETE FROM mail_queue WHERE id = ?', [id]);
    },
    note: async (id: string, problem: string) => {
      await query(database, 'UPDATE mail_queue SET problem = ? WHERE id = ?', [problem, id]);
    },
    bury: async (id: string, problem: string, now: number) => {
      await query(database, 'UPDATE mail_queue SET dead = ?, problem = ? WHERE id = ?', [now, problem, id]);
    },
    /** Gives up everything that waits. */
    buryAll: async (problem: string, now: number) => {
      await query(database, 'UPDATE mail_queue SET dead = ?, problem = ? WHERE dead IS NULL', [now, problem]);
    },
    /** How many messages were given up and not deleted since. */
    countDead: async (): Promise<number> => {
      const { rows } = await query(database, 'SELECT count(*) AS count FROM mail_queue WHERE dead IS NOT NULL');
      return Number(rows[0]?.count);
    },
    /** When the next message is due; undefined where none waits. */
    nextDue: async (): Promise<number | undefined> => {
      const { rows } = await query(database, 'SELECT min(due) AS due FROM mail_queue WHERE dead IS NULL');
      const due = rows[0]?.due;
      return typeof due === 'number' ? due : undefined;
    },
    ...operatorActions(database),
  };
}

/** What operators do with the queue by hand. */
function operatorActions(database: Database) {
  const select = async (rest: string, args: (string | number)[] = []) =>
    (await query(database, `SELECT * FROM mail_queue ${rest}`, args)).rows.map(fromRow);

  return {
    list: () => select('ORDER BY created, id'),
    /** Puts given-up and waiting messages back to the start; says how many of them there were. */
    retry: async (ids: readonly string[], now: number) => {
      const sql = 'UPDATE mail_queue SET dead = NULL, attempts = 0, due = ? WHERE id = ?';
      return changed(
        await write(
          database,
          ids.map((id) => ({ sql, args: [now, id] })),
        ),
      );
    },
    remove: async (ids: readonly string[]) =>
      changed(
        await write(
          database,
          ids.map((id) => ({ sql: 'DELETE FROM mail_queue WHERE id = ?', args: [id] })),
        ),
      ),
    /** Deletes what was given up before `time`: it holds what visitors entered. What a wrong clock noted for later was given up now. */
    forgetDead: async (time: number, now: number) => {
      await write(database, [
        { sql: 'UPDATE mail_queue SET dead = ? WHERE dead > ?', args: [now, now] },
        { sql: 'DELETE FROM mail_queue WHERE dead < ?', args: [time] },
      ]);
    },
  };
}

/** Deletes mail about these submissions, whose ids its own ids begin with. */
export const deletionOfMail = (submissions: readonly string[]) => ({
  sql: 'DELETE FROM mail_queue WHERE substr(id, 1, 36) IN (SELECT value FROM json_each(?))',
  args: [JSON.stringify(submissions)],
});

const waits = RETRIES.map((ms, attempts) => `WHEN ${attempts} THEN ${ms}`).join(' ');

const CLAIM = `UPDATE mail_queue
  SET attempts = attempts + 1, due = ? + CASE attempts ${waits} ELSE ${RETRIES.at(-1)} END
  WHERE id IN (SELECT id FROM mail_queue WHERE dead IS NULL AND (due <= ? OR due > ?) ORDER BY due, id LIMIT ?)
  RETURNING *`;

const changed = (results: readonly { rowsAffected: number }[]) =>
  results.reduce((sum, { rowsAffected }) => sum + rowsAffected, 0);

const kinds: readonly Mail['kind'][] = ['confirmation', 'notice', 'warning'];

function fromRow(row: Row): QueuedMessage {
  return {
    id: String(row.id),
    kind: kinds.find((kind) => kind === row.kind) ?? 'notice',
    from: String(row.sender),
    to: String(row.recipient),
    raw: String(row.message),
    created: Number(row.created),
    attempts: Number(row.attempts),
    due: Number(row.due),
    dead: row.dead === null ? undefined : Number(row.dead),
    problem: String(row.problem),
  };
}
