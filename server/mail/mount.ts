import type { Context, Hono } from 'hono';
import { type ConfirmationDeps, confirmation } from '../../functions/send-confirmation/confirmation.ts';
import { openOutlet } from '../../mail/delivery/outlet.ts';
import { type Deliver, smtpDelivery } from '../../mail/delivery/smtp.ts';
import { databaseCounters } from '../../mail/limits/database-counters.ts';
import { type Caused, type MailingDeps, mailing } from '../../mail/mailing.ts';
import type { MailSettings } from '../../mail/settings/settings.ts';
import type { Database } from '../../mail/shared/database.ts';
import { inOrder } from '../../mail/shared/in-order.ts';
import { DAY_MS, MINUTE_MS } from '../../mail/shared/time.ts';
import { CONFIRMATION_PATH } from '../../src/forms/wire.ts';
import type { ClockIsSure } from '../clock.ts';
import { codeOf, type Log } from '../log.ts';

/** Where the hosting provider puts functions; a page made for one host works on the other. */
const PROVIDER_PATH = '/.netlify/functions/send-confirmation';

export interface MailOptions {
  settings: MailSettings;
  database: Database;
  dataDir: string;
  /** how long undelivered mail is kept */
  retentionDays: number;
  documents: MailingDeps['documents'];
  /** without it, a call is believed */
  findCaptured?: NonNullable<ConfirmationDeps['captured']>;
  /** what was stored in the last hour, for which mail is made up where the server ended before it was made */
  storedLately?: () => Promise<readonly Caused[]>;
  /** who is asking, as a key for counting */
  clientOf: (context: Context) => string;
  /** while it is not, no mail is deleted for its age */
  clockIsSure: ClockIsSure;
  log: Log;
  now?: () => number;
  deliver?: Deliver;
}

export interface MountedMail {
  /** Begins with what was left from before: mail that is not made yet or waits for delivery. */
  start(): void;
  /** What a captured submission causes; never rejects, for the submission is safe whatever becomes of its mail. */
  captured(submission: Caused, client: string): Promise<void>;
  /**
   * Resolves when the mail of everything captured so far is on the disk, has failed, or is left to the next start, as is
   * what has not begun after `limitMs`.
   */
  drain(limitMs?: number): Promise<void>;
  /** Ends deliveries; mail that comes later is still put on the disk. */
  stop(graceMs?: number): Promise<void>;
}

const TIDY_MS = MINUTE_MS;
/** With the time that answers and deliveries are given, less than service managers wait. */
const DRAIN_MS = 2_000;

/**
 * Adds the confirmation function to the server, and runs the outbox behind it from `start` until `stop`. Mail does not wait
 * for a call of the page: a call for a submission that has caused its mail causes no other.
 */
export function mountMail(app: Hono, options: MailOptions): MountedMail {
  const { settings, database, dataDir, documents, findCaptured, log, now = Date.now } = options;
  const deliver = options.deliver ?? (settings.smtp && smtpDelivery(settings.smtp));
  const outlet = openOutlet(deliver, { database, dataDir, log, now });
  const counters = databaseCounters(database);
  const deps: MailingDeps = { ...settings, documents, counters, send: outlet.send, log, now };
  const mailFor = oneByOne(mailing(deps));
  const answer = confirmation({ ...deps, ...(findCaptured && { captured: findCaptured }) }, mailFor.run);
  for (const path of [CONFIRMATION_PATH, PROVIDER_PATH]) {
    app.all(path, (context) => answer(context.req.raw, { client: options.clientOf(context) }));
  }
  const tidy = async () => {
    await counters.prune(now());
    if (await options.clockIsSure()) await outlet.forget(now() - options.retentionDays * DAY_MS, now());
    await database.scrub?.();
  };
  /** Whether something may have been stored whose mail is not made. */
  let isBehind = false;
  const orBehind = (work: Promise<void>) =>
    work.catch((error) => {
      isBehind = true;
      log('mail-failed', { code: codeOf(error) });
    });
  /** Each has its try: one that no mail can be made of keeps none from those after it. */
  const makeUp = async () => {
    isBehind = false;
    const problems: unknown[] = [];
    for (const submission of (await options.storedLately?.()) ?? [])
      await mailFor.run(submission, undefined).catch((error) => problems.push(error));
    if (problems.length > 0) throw problems[0];
  };
  const catchUp = () => {
    if (isBehind) void orBehind(makeUp());
    tidy().catch((error) => log('mail-tidy-failed', { code: codeOf(error) }));
  };
  let tidying: NodeJS.Timeout | undefined;
  return {
    start: () => {
      outlet.start();
      void orBehind(makeUp());
      tidying = setInterval(catchUp, TIDY_MS).unref();
    },
    captured: (submission, client) => orBehind(mailFor.run(submission, client)),
    drain: mailFor.end,
    stop: async (graceMs) => {
      clearInterval(tidying);
      await outlet.stop(graceMs);
    },
  };
}

/**
 * Makes mail of one submission after the other, so that none is made of the same one twice at a time. `end` resolves when all
 * that came before is done, but waits for `limitMs` at most: what has not begun by then is left to the next start.
 */
function oneByOne(sendMail: ReturnType<typeof mailing>) {
  const next = inOrder();
  let isOver = false;
  const run = (...caused: Parameters<typeof sendMail>) => next<void>(() => (isOver ? undefined : sendMail(...caused)));
  const end = async (limitMs = DRAIN_MS) => {
    const limit = setTimeout(() => {
      isOver = true;
    }, limitMs);
    await next(() => {});
    clearTimeout(limit);
    isOver = true;
  };
  return { run, end };
}
