import { Hono } from 'hono';
import { hostedConfirmation } from '../../functions/hosted/hosted.ts';
import type { Caller } from '../../functions/send-confirmation/confirmation.ts';
import { confirmation } from '../../functions/send-confirmation/confirmation.ts';
import { openFolder, startSmtp } from '../../mail/fixture.ts';
import { compose } from '../../mail/letters/compose.ts';
import type { Mail } from '../../mail/letters/mail.ts';
import { memoryCounters } from '../../mail/limits/memory-counters.ts';
import { readMailSettings } from '../../mail/settings/settings.ts';
import { documents, manualClock } from '../../mail/testing.ts';
import { mountMail } from '../../server/mail/mount.ts';

/** The confirmation function where it runs, with a clock and a log in hand. */
export interface Host {
  call(request: Request, caller?: Caller): Promise<Response>;
  /** what would be seen on the wire */
  mails(): Promise<string[]>;
  advance(ms: number): void;
  log: string[];
  close(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

const logOf = () => {
  const log: string[] = [];
  return { log, note: (event: string, details = {}) => void log.push(JSON.stringify({ event, ...details })) };
};

const settingsOf = (env: Environment) => {
  const settings = readMailSettings(env);
  if ('problem' in settings) throw new Error(settings.problem.de);
  return settings;
};

/** The function alone; what it sends is composed, and kept. */
async function alone(env: Environment = {}): Promise<Host> {
  const clock = manualClock();
  const { log, note } = logOf();
  const sent: Mail[] = [];
  const send = async (mails: readonly Mail[]) => void sent.push(...mails);
  const deps = { counters: memoryCounters(), documents: () => documents, send, log: note, now: clock.now };
  return {
    call: confirmation({ ...settingsOf(env), ...deps }),
    mails: () => Promise.all(sent.map(async (mail) => (await compose(mail)).raw)),
    advance: clock.advance,
    log,
    close: async () => {},
  };
}

/** Behind our own server's routes, with counters in the database and the folder of `.eml` files. */
async function ownServer(env: Environment = {}): Promise<Host> {
  const clock = manualClock();
  const { log, note } = logOf();
  const { folder, database, outbox, remove } = openFolder();
  const app = new Hono();
  let client = '';
  const mail = mountMail(app, {
    settings: settingsOf(env),
    database,
    dataDir: folder,
    retentionDays: 90,
    documents: () => documents,
    clientOf: () => client,
    clockIsSure: async () => true,
    log: note,
    now: clock.now,
  });
  return {
    call: async (request, caller) => {
      client = caller?.client ?? '';
      return app.fetch(request);
    },
    mails: async () => outbox(),
    advance: clock.advance,
    log,
    close: async () => {
      await mail.stop(0);
      remove();
    },
  };
}

/** On a function platform: straight to an SMTP server, with counters in memory. */
async function platform(env: Environment = {}): Promise<Host> {
  const clock = manualClock();
  const { log, note } = logOf();
  const smtp = await startSmtp();
  const ends = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(smtp.port), MAIL_FROM: 'web@example.com' };
  return {
    call: hostedConfirmation({
      env: { ...ends, MAIL_TO: 'kontakt@example.com', ...env },
      documents: () => documents,
      log: note,
      now: clock.now,
    }),
    mails: async () => smtp.messages,
    advance: clock.advance,
    log,
    close: smtp.stop,
  };
}

export const hosts = { alone, 'our own server': ownServer, 'a function platform': platform };
