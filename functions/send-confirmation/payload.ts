import { z } from 'zod';
import { type SiteDocuments, spokenAt } from '../../mail/letters/documents.ts';
import { checkForm } from '../../src/forms/check.ts';
import { MAX_CALL_BYTES } from '../../src/forms/limits.ts';
import { FORM_NAME, HONEYPOT, PAGE, readSubmission, type Submission, submissionIdIn } from '../../src/forms/wire.ts';
import { readText } from '../request/body.ts';

/** Every field is a text; the honeypot may hold anything, because whoever fills it in gets no error. */
const callSchema = z.object({ [HONEYPOT]: z.unknown().optional() }).catchall(z.string());

/** Callers may name the contact form by its type instead of its name. */
const FORM_OF_TYPE: ReadonlyMap<string, string> = new Map([['contact', 'contact-form']]);

export type Payload =
  | { kind: 'submission'; submission: Submission; senderId: string | undefined }
  /** a robot filled in the honeypot */
  | { kind: 'trapped' }
  | { kind: 'refused'; status: number; error: string };

/**
 * What a call asks for. The submission is read and checked as form capture reads and checks a post, so that nothing
 * causes mail that would not have been captured.
 */
export async function readPayload(request: Request, documents: SiteDocuments): Promise<Payload> {
  const text = await readText(request, 'application/json', MAX_CALL_BYTES);
  if (typeof text !== 'string') return { kind: 'refused', status: text.status, error: text.code };
  const call = callSchema.safeParse(parsed(text));
  if (!call.success) return { kind: 'refused', status: 400, error: 'malformed' };
  const { [HONEYPOT]: honeypot = '', ...texts } = call.data;
  if (honeypot !== '') return { kind: 'trapped' };
  const fields = new URLSearchParams(texts);
  const { forms, words } = spokenAt(documents, fields.get(PAGE) ?? '');
  const form = forms.find(({ name }) => name === formNameOf(fields));
  if (!form) return { kind: 'refused', status: 404, error: 'unknown-form' };
  const submission = readSubmission(form, fields);
  const isValid = Object.keys(checkForm(form, submission.values, words)).length === 0;
  return isValid
    ? { kind: 'submission', submission, senderId: submissionIdIn(fields) }
    : { kind: 'refused', status: 422, error: 'invalid' };
}

/** Undefined where the text is no JSON, which no schema accepts. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function formNameOf(fields: URLSearchParams): string {
  const type = fields.get('formType') ?? '';
  return fields.get(FORM_NAME) ?? FORM_OF_TYPE.get(type) ?? type;
}
