import type { FormErrors } from '../../forms/check.ts';
import {
  CAPTURE_PATH,
  CONFIRMATION_PATH,
  encodeSubmission,
  FORM_NAME,
  HONEYPOT,
  SERVICE_TAG,
  SUBMISSION_ID,
  type Submission,
} from '../../forms/wire.ts';
import type { FormWords } from '../../words/words.ts';

/** A post that takes longer has failed. In milliseconds. */
export const TIMEOUT = 15_000;

/** What became of a post. */
export type Outcome =
  | { kind: 'sent' }
  /** the server found a mistake that the browser did not */
  | { kind: 'refused'; errors: FormErrors }
  | { kind: 'busy'; seconds: number }
  | { kind: 'failed' };

/** What travels with a submission. */
interface Extras {
  honeypot: string;
  /** the same whenever the same is sent again, because an answer may have been lost */
  id: string;
}

/** What was sent last by each form and has not arrived as far as anybody knows. */
const pending = new Map<string, { text: string; id: string }>();

/** A name that nobody guesses for what a form sends: the same for the same values until they have arrived. */
function idOf({ form, values }: Submission): string {
  const text = JSON.stringify(values);
  const last = pending.get(form);
  if (last?.text === text) return last.id;
  // `crypto.randomUUID` is missing on plain http.
  const id = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
  pending.set(form, { text, id });
  return id;
}

/**
 * Posts a form to the form capture (R-CAPTURE-1), and requests the confirmation mail once it was taken. Never rejects; a failure is
 * logged as a `networkError` with its cause.
 */
export async function send(
  submission: Submission,
  honeypot: string,
  { networkError }: FormWords['forms'],
): Promise<Outcome> {
  const id = idOf(submission);
  const overdue = new AbortController();
  window.addEventListener('beforeunload', ask);
  const timer = setTimeout(() => overdue.abort(), TIMEOUT);
  try {
    const response = await fetch(CAPTURE_PATH, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: encodeSubmission(submission, honeypot, id),
      signal: overdue.signal,
    });
    if (response.ok) {
      pending.delete(submission.form);
      requestConfirmation(submission, { honeypot, id });
      return { kind: 'sent' };
    }
    if (response.status === 429) return { kind: 'busy', seconds: Number(response.headers.get('retry-after')) || 60 };
    if (response.status === 422) return { kind: 'refused', errors: await errorsIn(response) };
    throw new Error(`Status ${response.status}`);
  } catch (cause) {
    console.error(new Error(networkError, { cause }));
    return { kind: 'failed' };
  } finally {
    clearTimeout(timer);
    window.removeEventListener('beforeunload', ask);
  }
}

/** A document that goes takes a post along that has not arrived: the browser asks the visitor first. */
const ask = (event: Event) => event.preventDefault();

/** Throws where the response has none. */
async function errorsIn(response: Response): Promise<FormErrors> {
  const { errors }: { errors?: FormErrors } = await response.json();
  if (!errors) throw new Error('Status 422');
  return errors;
}

/**
 * Requests the confirmation mail (R-MAIL-1) for a form that was captured. The outcome is only logged; the request outlives
 * the page.
 */
function requestConfirmation({ form, values, page, serviceTag }: Submission, { honeypot, id }: Extras) {
  const body = {
    ...{ email: '', name: '', message: '' },
    ...values,
    formType: form === 'contact-form' ? 'contact' : form,
    page,
    [FORM_NAME]: form,
    [SERVICE_TAG]: serviceTag,
    [HONEYPOT]: honeypot,
    [SUBMISSION_ID]: id,
  };
  fetch(CONFIRMATION_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch((error: unknown) => console.error(error));
}
