import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { compose, type Message } from '../letters/compose.ts';
import type { Mail } from '../letters/mail.ts';
import type { Database } from '../shared/database.ts';
import type { Log } from '../shared/log.ts';
import { mailFolder } from './folder.ts';
import { mailQueue } from './queue.ts';
import type { Deliver } from './smtp.ts';
import { mailWorker } from './worker.ts';

/** Where mail of our own server goes. Mail is on the disk when `send` resolves: the outbox comes first. */
export interface Outlet {
  send(mails: readonly Mail[]): Promise<void>;
  /** Deletes what is older than `time` and will not be sent any more. */
  forget(time: number): Promise<void>;
  stop(graceMs?: number): Promise<void>;
}

interface OutletDeps {
  database: Database;
  dataDir: string;
  log: Log;
  now: () => number;
}

/** To an SMTP server through the queue, or without one into the folder `outbox`. */
export function openOutlet(deliver: Deliver | undefined, { database, dataDir, log, now }: OutletDeps): Outlet {
  const composed = (mails: readonly Mail[]): Promise<Message[]> =>
    Promise.all(mails.map((mail) => compose(mail, { id: idOf(mail), time: now() })));

  if (!deliver) {
    const folder = mailFolder(join(dataDir, 'outbox'));
    return {
      send: async (mails) => {
        for (const message of await composed(mails)) await folder.add(message, now());
      },
      forget: folder.forget,
      stop: async () => {},
    };
  }

  const queue = mailQueue(database);
  const worker = mailWorker({ queue, deliver, log, now });
  worker.wake();
  return {
    send: async (mails) => {
      await queue.add(await composed(mails), now());
      worker.wake();
    },
    forget: queue.forgetDead,
    stop: worker.stop,
  };
}

const idOf = ({ about, kind }: Mail) => (about === undefined ? randomUUID() : `${about}-${kind}`);
