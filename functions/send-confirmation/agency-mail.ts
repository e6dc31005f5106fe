import { entered } from '../../src/forms/check.ts';
import type { Submission } from '../../src/forms/wire.ts';
import type { Form, FormField } from '../../src/pipeline/documents/form.ts';
import type { Site } from '../../src/pipeline/documents/site.ts';
import { safeAddress } from './address.ts';
import { automatic, type Mail } from './mail.ts';

/** The two ends of mail to the agency. */
export interface Agency {
  from: string;
  to: string;
}

/**
 * The notice of a submission, with all fields, as plain text: what a stranger wrote stays letters. Each line of a value
 * is indented, so that no value can pass itself off as another field.
 */
export function agencyNotice(site: Site, form: Form, submission: Submission, agency: Agency, now: number): Mail {
  const visitor = safeAddress(entered(submission.values, 'email'));
  const tag = site.serviceLabels.includes(submission.serviceTag) ? ` (${submission.serviceTag})` : '';
  const fields = form.fields.map((field) => entry(field.label, shown(field, entered(submission.values, field.name))));
  return {
    kind: 'notice',
    from: { name: site.name, address: agency.from },
    to: agency.to,
    replyTo: visitor ?? agency.to,
    subject: `Neue Einsendung: ${form.title}${tag}`,
    text: `${[
      'Über die Website ist eine Einsendung eingegangen.',
      entry('Formular', `${form.title} (${form.name})`),
      entry('Seite', submission.page === '' ? '' : `${site.baseUrl}${submission.page}`),
      entry('Betrifft', submission.serviceTag),
      entry('Eingang', `${germanTime.format(now)} Uhr`),
      ...fields,
      visitor ? REPLY_REACHES : REPLY_DOES_NOT,
    ].join('\n\n')}\n`,
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

const REPLY_REACHES = 'Eine Antwort auf diese E-Mail geht an die Absenderin oder den Absender der Einsendung.';
const REPLY_DOES_NOT =
  'Die angegebene E-Mail-Adresse ist ungewöhnlich. Eine Antwort auf diese E-Mail erreicht deshalb nur Sie selbst.';

const entry = (label: string, value: string) =>
  `${label}:\n${(value.trim() === '' ? '–' : value).replaceAll(/^/gmu, '    ')}`;

const shown = ({ type }: FormField, value: string) =>
  type === 'checkbox' ? (value === 'true' ? 'ja' : 'nein') : value;

const germanTime = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});
