import { DAY_MS, HOUR_MS, MINUTE_MS } from '../shared/time.ts';

/** So many uses within so many milliseconds. */
export interface Window {
  limit: number;
  ms: number;
}

/** What has been used of a limit lately. Implementations: memory (`memory-counters.ts`), database (`database-counters.ts`). */
export interface Counters {
  /**
   * Notes one use of `key` at `now`, unless that would break one of the windows; says whether it did. Atomic. What takes a
   * second time for the same `cause` has what it took before: work that was cut off begins anew without counting twice.
   */
  take(key: string, windows: readonly Window[], now: number, cause?: string): Promise<boolean>;
  /** Whether a use of `key` counts at `now`. */
  has(key: string, now: number): Promise<boolean>;
}

/** Limits that the operator may set. */
export interface MailLimits {
  /** mails of all kinds in 24 hours */
  perDay: number;
  /** calls of one client in an hour; twice as many in 24 hours */
  perClient: number;
}

export const defaultLimits: MailLimits = { perDay: 200, perClient: 10 };

/** The limits of R-MAIL-8, by what is asked for; whoever reaches one gets no answer that says so. */
export function mailLimits(counters: Counters, { perDay, perClient }: MailLimits) {
  const daily = (limit: number) => [{ limit, ms: DAY_MS }];
  /** One less than the day allows: the last mail is the warning. */
  const mails = perDay - 1;
  const mark = (id: string) => `submission ${id}`;
  return {
    /** Whether a submission has caused all its mail. */
    isDone: (id: string, now: number) => counters.has(mark(id), now),
    done: (id: string, now: number) => counters.take(mark(id), daily(1), now),
    /** The limits that mail has to keep, for one cause. */
    of: (cause: string | undefined, now: number) => {
      const take = (key: string, windows: readonly Window[], kind = '') =>
        counters.take(key, windows, now, cause && `${cause} ${kind}`);
      return {
        call: (client: string) =>
          take(`client ${client}`, [{ limit: perClient, ms: HOUR_MS }, ...daily(2 * perClient)]),
        recipient: (mailbox: string) => take(`recipient ${mailbox}`, [{ limit: 1, ms: 10 * MINUTE_MS }, ...daily(3)]),
        notice: () => take('mail', daily(mails), 'notice'),
        /** A quarter of the day is kept for notices. */
        confirmation: () => take('mail', daily(mails - Math.floor(perDay / 4)), 'confirmation'),
        warning: () => take('warning', daily(1)),
      };
    },
  };
}
