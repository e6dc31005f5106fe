import { isSameOrigin } from '../../functions/request/origin.ts';
import { spokenAt } from '../../mail/letters/documents.ts';
import { dayOf } from '../../src/documents/day.ts';
import type { Form } from '../../src/documents/form.ts';
import { checkForm, type FormErrors } from '../../src/forms/check.ts';
import { thanksPath } from '../../src/forms/paths.ts';
import { formOn } from '../../src/forms/today.ts';
import {
  CAPTURE_PATH,
  FORM_NAME,
  HONEYPOT,
  PAGE,
  pageOfCall,
  readSubmission,
  type Submission,
  submissionIdIn,
} from '../../src/forms/wire.ts';
import { codeOf, type Log } from '../log.ts';
import type { Definitions } from '../release.ts';
import { readFormBody } from './body.ts';
import type { PostLimits } from './limits.ts';
import { type StoredSubmission, type SubmissionStore, submissionId } from './store.ts';

export interface CaptureTools {
  definitions: () => Definitions | undefined;
  store: SubmissionStore;
  limits: PostLimits;
  log: Log;
}

/** Who sent a post, as far as the server knows. */
export interface Sender {
  /** key for counting, never stored */
  client: string;
  /** hosts under which this sender reaches the site */
  hosts: readonly string[];
}

/** What became of a post; `stored` where it is new, `entered` as soon as it is known what was sent, `thanks` the form's page. */
export type Outcome =
  | { ok: true; form: Form; thanks: string; stored?: StoredSubmission }
  | {
      ok: false;
      status: 400 | 403 | 404 | 413 | 415 | 422 | 429 | 503;
      code: string;
      errors?: FormErrors;
      /** seconds */
      retryAfter?: number;
      entered?: { form: Form; thanks: string; submission: Submission };
    };

/**
 * Takes a post. Only what would be stored counts against the limits: whoever fixes a mistake is not sent away for it.
 * What was sent is on disk before this resolves.
 */
export async function capture(request: Request, sender: Sender, tools: CaptureTools): Promise<Outcome> {
  const all = tools.definitions();
  if (!all) return unavailable();
  const ownHosts = [...sender.hosts, new URL(all.site.baseUrl).host];
  if (!isSameOrigin(request.headers, ownHosts)) return { ok: false, status: 403, code: 'cross-origin' };
  const body = await readFormBody(request);
  if (!body.ok) return body;
  const definitions = spokenAt(all, languagePath(request, body.fields));
  const known = definitions.forms.find(({ name }) => name === body.fields.get(FORM_NAME));
  if (!known) return { ok: false, status: 404, code: 'unknown-form' };
  const form = formOn(known, dayOf(new Date(), definitions.site.timeZone));

  const read = readSubmission(form, body.fields);
  const submission = {
    ...read,
    page: pageOfCall(read.page, definitions.site.addresses.forms, request.headers.get('referer')),
  };
  const thanks = thanksPath(definitions.site.addresses.thanks, form.name);
  if (body.fields.get(HONEYPOT)) return { ok: true, form, thanks };
  const entered = { form, thanks, submission };
  const errors = checkForm(form, submission.values, definitions.words);
  if (Object.keys(errors).length > 0) return { ok: false, status: 422, code: 'invalid', errors, entered };
  const count = tools.limits.take(sender.client);
  if (!count.taken) {
    return { ok: false, status: 429, code: 'too-many-posts', retryAfter: count.retryAfter, entered };
  }
  try {
    const stored = stamped({ ...submission, senderId: submissionIdIn(body.fields) }, form);
    if (await tools.store.add(stored)) return { ok: true, form, thanks, stored };
    count.giveBack();
    return { ok: true, form, thanks };
  } catch (error) {
    count.giveBack();
    tools.log('storage-failed', { code: codeOf(error) });
    return unavailable(entered);
  }
}

/** Where it came from, as far as its language goes: a form's own page, or the one that opened it. */
function languagePath({ url }: Request, fields: URLSearchParams): string {
  const { pathname } = new URL(url);
  return pathname === CAPTURE_PATH ? (fields.get(PAGE) ?? '') : pathname;
}

function unavailable(entered?: Extract<Outcome, { ok: false }>['entered']): Outcome {
  return { ok: false, status: 503, code: 'unavailable', retryAfter: 30, ...(entered && { entered }) };
}

function stamped(submission: Submission & Pick<StoredSubmission, 'senderId'>, { consentVersion = '' }: Form) {
  const now = new Date();
  return { ...submission, id: submissionId(now), receivedAt: now.toISOString(), consentVersion };
}
