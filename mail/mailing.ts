import type { Site } from '../src/documents/site.ts';
import { entered } from '../src/forms/check.ts';
import type { Submission } from '../src/forms/wire.ts';
import { type SiteDocuments, spokenAt } from './letters/documents.ts';
import type { Mail } from './letters/mail.ts';
import { limitWarning, ownerNotice } from './letters/owner-mail.ts';
import { visitorMail } from './letters/visitor-mail.ts';
import { type Counters, type MailLimits, mailLimits } from './limits/limits.ts';
import { domainOf, isWithin, mailboxOf, safeAddress } from './shared/address.ts';
import type { Log } from './shared/log.ts';

export interface MailingDeps {
  /** undefined while a build is being replaced */
  documents: () => SiteDocuments | undefined;
  /** sender address, and where notices go; the owner's published address where they are undefined */
  from: string | undefined;
  to: string | undefined;
  /** false: everything is answered as ever, and nothing is sent */
  enabled: boolean;
  limits: MailLimits;
  counters: Counters;
  /** Resolves when the mails are safe: delivered, or on the disk. */
  send: (mails: readonly Mail[]) => Promise<void>;
  log: Log;
  now?: () => number;
}

/**
 * Sends what a captured submission causes: a notice to the owner and a confirmation to the visitor, as far as the
 * limits allow; without a client, its limit does not count. The submission must be valid. The notice comes first: where
 * the day has room for one mail, it is the owner's. A notice that finds no room is not lost, for the submission is stored.
 *
 * A submission with an id is done once its mail is safe, and not before: what rejected or was cut off may be asked for again,
 * counts once and sends nothing twice.
 */
export function mailing({ documents, enabled, counters, limits, send, log, now = Date.now, ...ends }: MailingDeps) {
  const limited = mailLimits(counters, limits);

  return async (submission: Caused, client: string | undefined): Promise<void> => {
    const { id } = submission;
    const held = (reason: string) => log('mail-suppressed', { form: submission.form, reason });
    const all = documents();
    if (!all) throw new Error('There is no build at the moment.');
    const current = spokenAt(all, submission.page);
    const form = current.forms.find(({ name }) => name === submission.form);
    if (!form) return held('unknown-form');
    if (!enabled) return held('off');
    const time = now();
    if (id !== undefined && (await limited.isDone(id, time))) return;

    const { site } = current;
    const owner = { from: ends.from ?? site.email, to: ends.to ?? site.email };
    const may = limited.of(id, time);
    const allowed = async () => {
      const mails: Mail[] = [];
      if (client !== undefined && !(await may.call(client))) {
        held('client-limit');
        return mails;
      }
      if (await may.notice()) mails.push(ownerNotice(current, form, submission, owner, time));
      else if (await may.warning()) {
        log('mail-daily-limit', { limit: limits.perDay });
        mails.push(limitWarning(current, owner, limits.perDay));
      } else held('daily-limit');

      const recipient = safeAddress(entered(submission.values, 'email'));
      const letter = form.confirmation;
      if (!letter) held('no-confirmation');
      else if (recipient === undefined) held('unsafe-address');
      else if (isOurs(recipient, site, owner)) held('own-domain');
      else if (!(await may.recipient(mailboxOf(recipient)))) held('recipient-limit');
      else if (!(await may.confirmation())) held('daily-limit');
      else
        mails.push(
          visitorMail(current, letter, { from: owner.from, to: recipient, name: entered(submission.values, 'name') }),
        );
      return mails;
    };

    const mails = await allowed();
    if (mails.length > 0) {
      await send(mails.map((mail) => ({ ...mail, about: id })));
      log('mail', { form: submission.form, kinds: mails.map(({ kind }) => kind).join(' ') });
    }
    if (id !== undefined) await limited.done(id, time);
  };
}

/** A submission, with its id where it is stored by us: it causes mail once. */
export type Caused = Submission & { id?: string | undefined };

/** Mail to ourselves could be answered by a machine of ours, and so on without end. */
function isOurs(recipient: string, site: Site, { from, to }: { from: string; to: string }): boolean {
  const domains = [domainOf(site.email), new URL(site.baseUrl).hostname.replace(/^www\./u, '')];
  return isWithin(recipient, domains) || [from, to].map(mailboxOf).includes(mailboxOf(recipient));
}
