import type { Form } from '../../src/documents/form.ts';
import { checkForm } from '../../src/forms/check.ts';
import { FORM_NAME, readSubmission, type Submission } from '../../src/forms/wire.ts';

/** What specification section 7 calls the contact form. */
const FORM_TYPES: Readonly<Record<string, string>> = { contact: 'contact-form' };

/**
 * The submission that a call is about. It is read and checked as form capture reads and checks a post, so that nothing
 * causes mail that would not have been captured.
 */
export function readPayload(
  forms: readonly Form[],
  body: Readonly<Record<string, unknown>>,
): { submission: Submission } | { status: number; error: string } {
  const entries = Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (entries.length < Object.keys(body).length) return { status: 400, error: 'malformed-body' };
  const fields = new URLSearchParams(entries);
  const formType = fields.get('formType') ?? '';
  const name =
    fields.get(FORM_NAME) ?? (Object.hasOwn(FORM_TYPES, formType) ? FORM_TYPES[formType] : undefined) ?? formType;
  const form = forms.find((candidate) => candidate.name === name);
  if (!form) return { status: 404, error: 'unknown-form' };
  const submission = readSubmission(form, fields);
  const isValid = Object.keys(checkForm(form, submission.values)).length === 0;
  return isValid ? { submission } : { status: 422, error: 'invalid' };
}
