import type { FormErrors } from '../../forms/check.ts';
import {
  CAPTURE_PATH,
  CONFIRMATION_PATH,
  encodeSubmission,
  FORM_NAME,
  HONEYPOT,
  SERVICE_TAG,
  type Submission,
} from '../../forms/wire.ts';
import { behaviour } from './behaviour.ts';

/** What became of a post. */
export type Outcome =
  | { kind: 'sent' }
  /** the server found a mistake that the browser did not */
  | { kind: 'refused'; errors: FormErrors }
  | { kind: 'busy'; seconds: number }
  | { kind: 'failed' };

/** Posts a form to the form capture (R-CAPTURE-1). Never rejects; a failure is logged. */
export async function send(submission: Submission, honeypot: string): Promise<Outcome> {
  const overdue = new AbortController();
  const timer = setTimeout(() => overdue.abort(), behaviour.timeout);
  try {
    const response = await fetch(CAPTURE_PATH, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: encodeSubmission(submission, honeypot),
      signal: overdue.signal,
    });
    if (response.ok) return { kind: 'sent' };
    if (response.status === 429) return { kind: 'busy', seconds: Number(response.headers.get('retry-after')) || 60 };
    if (response.status === 422) return { kind: 'refused', errors: await errorsIn(response) };
    throw new Error(`Status ${response.status}`);
  } catch (cause) {
    console.error(new Error('The form could not be sent', { cause }));
    return { kind: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

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
export function requestConfirmation({ form, values, page, serviceTag }: Submission, honeypot: string) {
  const body = {
    ...{ email: '', name: '', message: '' },
    ...values,
    formType: form === 'contact-form' ? 'contact' : form,
    page,
    [FORM_NAME]: form,
    [SERVICE_TAG]: serviceTag,
    [HONEYPOT]: honeypot,
  };
  fetch(CONFIRMATION_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch((error: unknown) => console.error(error));
}
