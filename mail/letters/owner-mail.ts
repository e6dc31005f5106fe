import type { Form } from '../../src/documents/form.ts';
import { entered } from '../../src/forms/check.ts';
import { kindOf } from '../../src/forms/kinds.ts';
import { endsLikeSentence } from '../../src/forms/label.ts';
import type { Submission } from '../../src/forms/wire.ts';
import { fill } from '../../src/words/fill.ts';
import { safeAddress } from '../shared/address.ts';
import type { SiteDocuments } from './documents.ts';
import { htmlDocument, paragraph, strong } from './html.ts';
import { automatic, type Mail } from './mail.ts';

/** The two ends of mail to the site's owner. */
export interface Owner {
  from: string;
  to: string;
}

/**
 * The notice of a submission, with all fields. What a stranger wrote stays letters: no value can pass itself off as another
 * field, because in the text each of its lines is indented, and in the markup only labels are bold.
 */
export function ownerNotice(
  { site, words, theme }: SiteDocuments,
  form: Form,
  submission: Submission,
  owner: Owner,
  now: number,
): Mail {
  const own = words.mail.notice;
  const visitor = safeAddress(entered(submission.values, 'email'));
  const tag = site.serviceLabels?.includes(submission.serviceTag) ? ` (${submission.serviceTag})` : '';
  const subject = fill(own.subject, { form: `${form.title}${tag}` });
  const closing = visitor ? own.replyReaches : own.replyDoesNot;
  const entries = [
    entry(own.form, `${form.title} (${form.name})`),
    entry(own.page, submission.page === '' ? '' : `${site.baseUrl}${submission.page}`),
    entry(own.service, submission.serviceTag),
    entry(own.received, fill(own.time, { time: timeOf(now, words.locale, site.timeZone) })),
    ...form.fields.map((field) =>
      entry(field.label, kindOf(field).shown(field, entered(submission.values, field.name), words)),
    ),
  ];
  return {
    kind: 'notice',
    from: { name: site.name, address: owner.from },
    to: owner.to,
    replyTo: visitor ?? owner.to,
    subject,
    text: `${[
      own.arrived,
      ...entries.map(({ label, value }) => `${label}\n${value.replaceAll(/^/gmu, '    ')}`),
      closing,
    ].join('\n\n')}\n`,
    html: htmlDocument(subject, { site, theme }, [
      paragraph([own.arrived]),
      ...entries.map(({ label, value }) => paragraph([strong(label), ...value.split('\n')])),
      paragraph([closing]),
    ]),
    headers: automatic('auto-generated', site.language),
  };
}

/** Said once a day at most, with the last mail that the day allows. */
export function limitWarning({ site, words }: SiteDocuments, owner: Owner, limit: number): Mail {
  const { subject, text } = words.mail.limit;
  return {
    kind: 'warning',
    from: { name: site.name, address: owner.from },
    to: owner.to,
    replyTo: owner.to,
    subject: fill(subject, { site: site.name }),
    text: `${fill(text, { limit })}\n`,
    headers: automatic('auto-generated', site.language),
  };
}

const entry = (label: string, value: string) => ({
  label: endsLikeSentence(label) ? label : `${label}:`,
  value: value.trim() === '' ? '–' : value,
});

const timeOf = (time: number, locale: string, timeZone: string) =>
  new Date(time).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
