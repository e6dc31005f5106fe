/** So many uses within so many milliseconds. */
export interface Window {
  limit: number;
  ms: number;
}

/** What has been used of a limit lately. Implementations: memory (`memory-counters.ts`), database (`server/mail`). */
export interface Counters {
  /** Notes one use of `key` at `now`, unless that would break one of the windows; says whether it did. Atomic. */
  take(key: string, windows: readonly Window[], now: number): Promise<boolean>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits that the operator may set. */
export interface MailLimits {
  /** mails of all kinds in 24 hours */
  perDay: number;
  /** calls of one client in an hour */
  perClient: number;
}

export const defaultLimits: MailLimits = { perDay: 200, perClient: 10 };

/** The limits of R-MAIL-8, by what is asked for; whoever reaches one gets no answer that says so. */
export function mailLimits(counters: Counters, { perDay, perClient }: MailLimits) {
  return {
    call: (client: string, now: number) => counters.take(`client ${client}`, [{ limit: perClient, ms: HOUR }], now),
    recipient: (mailbox: string, now: number) =>
      counters.take(
        `recipient ${mailbox}`,
        [
          { limit: 1, ms: 10 * MINUTE },
          { limit: 3, ms: DAY },
        ],
        now,
      ),
    /** One less than the day allows: the last mail is the warning. */
    mail: (now: number) => counters.take('mail', [{ limit: perDay - 1, ms: DAY }], now),
    warning: (now: number) => counters.take('warning', [{ limit: 1, ms: DAY }], now),
  };
}
