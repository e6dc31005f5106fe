import type { Form } from '../../src/documents/form.ts';
import type { Site } from '../../src/documents/site.ts';
import { entered } from '../../src/forms/check.ts';
import { kindOf } from '../../src/forms/kinds.ts';
import type { Submission } from '../../src/forms/wire.ts';
import { safeAddress } from '../shared/address.ts';
import { htmlDocument, paragraph, strong } from './html.ts';
import { automatic, type Mail } from './mail.ts';

/** The two ends of mail to the agency. */
export interface Agency {
  from: string;
  to: string;
}

/**
 * The notice of a submission, with all fields. What a stranger wrote stays letters: no value can pass itself off as another
 * field, because in the text each of its lines is indented, and in the markup only labels are bold.
 */
export function agencyNotice(site: Site, form: Form, submission: Submission, agency: Agency, now: number): Mail {
  const visitor = safeAddress(entered(submission.values, 'email'));
  const tag = site.serviceLabels?.includes(submission.serviceTag) ? ` (${submission.serviceTag})` : '';
  const subject = `Neue Einsendung: ${form.title}${tag}`;
  const closing = visitor ? REPLY_REACHES : REPLY_DOES_NOT;
  const entries = [
    entry('Formular', `${form.title} (${form.name})`),
    entry('Seite', submission.page === '' ? '' : `${site.baseUrl}${submission.page}`),
    entry('Betrifft', submission.serviceTag),
    entry('Eingang', `${germanTime(site.timeZone).format(now)} Uhr`),
    ...form.fields.map((field) => entry(field.label, kindOf(field).shown(entered(submission.values, field.name)))),
  ];
  return {
    kind: 'notice',
    from: { name: site.name, address: agency.from },
    to: agency.to,
    replyTo: visitor ?? agency.to,
    subject,
    text: `${[
      ARRIVED,
      ...entries.map(({ label, value }) => `${label}:\n${value.replaceAll(/^/gmu, '    ')}`),
      closing,
    ].join('\n\n')}\n`,
    html: htmlDocument(subject, [
      paragraph([ARRIVED]),
      ...entries.map(({ label, value }) => paragraph([strong(`${label}:`), ...value.split('\n')])),
      paragraph([closing]),
    ]),
    headers: automatic('auto-generated'),
  };
}

/** Said once a day at most, with the last mail that the day allows. */
export function limitWarning(site: Site, agency: Agency, limit: number): Mail {
  return {
    kind: 'warning',
    from: { name: site.name, address: agency.from },
    to: agency.to,
    replyTo: agency.to,
    subject: `${site.name}: Tagesgrenze für E-Mails erreicht`,
    text: `Die Website hat in 24 Stunden ${limit} E-Mails verschickt und verschickt vorerst keine weiteren.

Einsendungen werden weiter angenommen und gespeichert. Sehen Sie bitte dort nach, wo sie gespeichert sind, und prüfen
Sie, ob jemand die Formulare missbraucht. Die Grenze setzt MAIL_DAILY_LIMIT.
`,
    headers: automatic('auto-generated'),
  };
}

const ARRIVED = 'Über die Website ist eine Einsendung eingegangen.';
const REPLY_REACHES = 'Eine Antwort auf diese E-Mail geht an die Absenderin oder den Absender der Einsendung.';
const REPLY_DOES_NOT =
  'Eine E-Mail-Adresse fehlt oder ist ungewöhnlich. Eine Antwort auf diese E-Mail erreicht deshalb nur Sie selbst.';

const entry = (label: string, value: string) => ({ label, value: value.trim() === '' ? '–' : value });

const germanTime = (timeZone: string) =>
  new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone });
