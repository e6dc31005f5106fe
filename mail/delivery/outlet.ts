import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { compose, type Message } from '../letters/compose.ts';
import type { Mail } from '../letters/mail.ts';
import type { Database } from '../shared/database.ts';
import { codeOf, type Log } from '../shared/log.ts';
import { DAY_MS } from '../shared/time.ts';
import { mailFolder } from './folder.ts';
import { mailQueue } from './queue.ts';
import type { Deliver } from './smtp.ts';
import { mailWorker } from './worker.ts';

/** Where mail of our own server goes. Mail is on the disk when `send` resolves: the outbox comes first. */
export interface Outlet {
  send(mails: readonly Mail[]): Promise<void>;
  /** Begins with what was left from before. */
  start(): void;
  /** Deletes what is older than `time` and will not be sent any more; what is dated later than `now` is dated now. */
  forget(time: number, now: number): Promise<void>;
  stop(graceMs?: number): Promise<void>;
}

interface OutletDeps {
  database: Database;
  dataDir: string;
  log: Log;
  now: () => number;
}

/**
 * To an SMTP server through the queue, or without one into the folder `outbox`. What was given up is told at the start and
 * once a day, as long as it lies there.
 */
export function openOutlet(deliver: Deliver | undefined, { database, dataDir, log, now }: OutletDeps): Outlet {
  const composed = (mails: readonly Mail[]): Promise<Message[]> =>
    Promise.all(mails.map((mail) => compose(mail, { id: idOf(mail), time: now() })));

  if (!deliver) {
    const folder = mailFolder(outboxOf(dataDir));
    return {
      send: async (mails) => {
        for (const message of await composed(mails)) await folder.add(message, now());
      },
      start: () => {},
      forget: folder.forget,
      stop: async () => {},
    };
  }

  const queue = mailQueue(database);
  const worker = mailWorker({ queue, deliver, log, now });
  let telling: Promise<unknown> | undefined;
  const tellDead = () => {
    telling = queue.countDead().then(
      (count) => count > 0 && log('mail-dead-letters', { count }),
      (error) => log('mail-queue-failed', { code: codeOf(error) }),
    );
  };
  let daily: NodeJS.Timeout | undefined;
  return {
    send: async (mails) => {
      await queue.add(await composed(mails), now());
      worker.wake();
    },
    start: () => {
      worker.wake();
      tellDead();
      daily = setInterval(tellDead, DAY_MS).unref();
    },
    forget: queue.forgetDead,
    stop: async (graceMs) => {
      clearInterval(daily);
      await Promise.all([worker.stop(graceMs), telling]);
    },
  };
}

/** The folder of mail that no server takes. */
export const outboxOf = (dataDir: string): string => join(dataDir, 'outbox');

const idOf = ({ about, kind }: Mail) => (about === undefined ? randomUUID() : `${about}-${kind}`);
