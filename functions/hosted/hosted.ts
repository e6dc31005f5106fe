import { randomUUID } from 'node:crypto';
import { smtpDelivery } from '../../mail/delivery/smtp.ts';
import { compose } from '../../mail/letters/compose.ts';
import type { SiteDocuments } from '../../mail/letters/documents.ts';
import type { Mail } from '../../mail/letters/mail.ts';
import { databaseCounters } from '../../mail/limits/database-counters.ts';
import { memoryCounters } from '../../mail/limits/memory-counters.ts';
import type { Environment } from '../../mail/settings/environment.ts';
import { type MailSettings, readMailSettings } from '../../mail/settings/settings.ts';
import type { Database } from '../../mail/shared/database.ts';
import type { Log } from '../../mail/shared/log.ts';
import { languageOf } from '../../scripts/language.mjs';
import { clientKey } from '../request/client.ts';
import { type Caller, confirmation } from '../send-confirmation/confirmation.ts';

export interface HostedDeps {
  env: Environment;
  documents: () => SiteDocuments;
  /** undefined: every instance of the function counts for itself, and forgets when it ends */
  database?: Database | undefined;
  log: Log;
  now?: () => number;
}

/** A function platform gives ten seconds; what is left of them is for everything around the delivery. */
const DELIVERY_MS = 8_000;

/**
 * The confirmation function on a function platform: nothing outlives an answer there, so that mail is delivered before
 * it, once, without a queue. A delivery that fails is logged; the submission itself lies in the platform's form capture.
 * A client is given by its address. With settings that make no sense the function does not start, and the log says which.
 */
export function hostedConfirmation({ env, documents, database, log, now = Date.now }: HostedDeps) {
  const settings = readMailSettings(env);
  if ('problem' in settings) throw new Error(settings.problem[languageOf([], env)]);
  const answer = confirmation({
    ...settings,
    enabled: settings.enabled && settings.smtp !== undefined,
    documents,
    counters: database ? databaseCounters(database) : memoryCounters(),
    send: directly(settings, now),
    log,
    now,
  });
  return (request: Request, { client }: Caller = { client: '' }) =>
    answer(request, { client: clientKey(client, undefined, () => false) });
}

function directly({ smtp }: MailSettings, now: () => number) {
  const deliver = smtp && smtpDelivery(smtp, { totalMs: DELIVERY_MS });
  return async (mails: readonly Mail[]) => {
    if (!deliver) return;
    await Promise.all(mails.map(async (mail) => deliver(await compose(mail, { id: randomUUID(), time: now() }))));
  };
}
