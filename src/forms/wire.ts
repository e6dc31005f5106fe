import type { Form } from '../documents/form.ts';
import type { FormValues } from './check.ts';
import { kindOf } from './kinds.ts';
import { MAX_EXTRA_LENGTH } from './limits.ts';
import { FROM } from './paths.ts';

/** Where forms are posted to: the form capture of hosting providers listens there too (R-CAPTURE-1). */
export const CAPTURE_PATH = '/';
/** The confirmation function (R-MAIL-1). */
export const CONFIRMATION_PATH = '/api/send-confirmation';

/** Names that travel beside the form's own fields. */
export const FORM_NAME = 'form-name';
export const PAGE = 'page';
export const SERVICE_TAG = 'service-tag';
/** A name of the sender's own for what is sent: what comes twice under it is stored once, and mail refers to it. */
export const SUBMISSION_ID = 'submission-id';
/** Hidden from people; whoever fills it in is a program. */
export const HONEYPOT = 'bot-field';

/** Sent in the place of what a browser cannot read, such as half a date: not empty, and no control that can fail takes it. */
export const UNREADABLE = '?';

/** What a visitor sends: the form's fields, and what is known of where they were asked. */
export interface Submission {
  form: string;
  values: FormValues;
  /** route of the page where the form was opened */
  page: string;
  /** service that the call to action was about; empty where it was about none */
  serviceTag: string;
}

/** The body of the post: form-encoded, as the hosting provider's form capture expects it. */
export function encodeSubmission(
  { form, values, page, serviceTag }: Submission,
  honeypot: string,
  id: string,
): URLSearchParams {
  const extras = { [PAGE]: page, ...(serviceTag && { [SERVICE_TAG]: serviceTag }), [SUBMISSION_ID]: id };
  return new URLSearchParams({ [FORM_NAME]: form, [HONEYPOT]: honeypot, ...values, ...extras });
}

/**
 * The submission in a decoded body. The first value of a name counts, unknown names are dropped, a box that was not
 * ticked reads `false`; line ends become line feeds. What is in it is not checked yet.
 */
export function readSubmission(form: Form, body: URLSearchParams): Submission {
  const first = (name: string) => body.get(name) ?? '';
  const values = form.fields.map((field) => [field.name, kindOf(field).read(first(field.name))]);
  const serviceTag = first(SERVICE_TAG);
  return {
    form: form.name,
    values: Object.fromEntries(values),
    page: readPage(first(PAGE)),
    serviceTag: serviceTag.length <= MAX_EXTRA_LENGTH && !/\p{Cc}/u.test(serviceTag) ? serviceTag : '',
  };
}

const readPage = (text: string) => (text.length <= MAX_EXTRA_LENGTH && /^\/[a-z0-9/-]*$/u.test(text) ? text : '');

/**
 * The page that a submission comes from. A form's own page is not meant: that is where a button leads without JavaScript,
 * and its address says from which page.
 *
 * @param forms the site's address of all such pages
 * @param referrer address of the page that was shown when the form was sent
 */
export function pageOfCall(page: string, forms: string, referrer: string | null): string {
  if (!page.startsWith(`${forms}/`) || !referrer || !URL.canParse(referrer)) return page;
  return readPage(new URL(referrer).searchParams.get(FROM) ?? '') || page;
}

/** The sender's own name for a submission; undefined where none that makes sense was sent. */
export function submissionIdIn(body: URLSearchParams): string | undefined {
  const id = body.get(SUBMISSION_ID) ?? '';
  return /^[\w-]{16,64}$/u.test(id) ? id : undefined;
}

/**
 * What a visitor typed or pasted, as it is sent: what word processors put between words and lines becomes a space or a
 * line feed, other control characters vanish. The visitor sees none of them and could not fix them.
 */
export function fromInput(text: string, { multiline }: { multiline: boolean }): string {
  const lineEnd = multiline ? '\n' : ' ';
  return text
    .replaceAll(/\r\n?|[\n\v\f\u0085\u2028\u2029]/gu, lineEnd)
    .replaceAll('\t', ' ')
    .replaceAll(/[^\P{Cc}\n]/gu, '');
}
