import { codeOf } from '../../mail/code-of.ts';
import { type MailingDeps, mailing } from '../../mail/mailing.ts';
import { HONEYPOT } from '../../src/forms/wire.ts';
import { accepted, notAllowed, refused, unavailable } from './answers.ts';
import { readJson } from './body.ts';
import { isSameOrigin } from './origin.ts';
import { readPayload } from './payload.ts';

/** What is known of the caller beside the request. */
export interface Caller {
  /** whoever shares this text shares a limit: an address, or a network */
  client: string;
}

/**
 * The confirmation function (specification section 7, call 2): web standards in, web standards out, so that it runs
 * unchanged on our server and on a function platform.
 *
 * Whoever asks, for whomever, gets the same 202, whether mail goes out, a limit holds it back or the honeypot is
 * filled: the answer tells nobody which addresses have been written to.
 */
export function confirmation(deps: MailingDeps) {
  const mailFor = mailing(deps);

  return async (request: Request, { client }: Caller = { client: '' }): Promise<Response> => {
    const documents = deps.documents();
    if (request.method !== 'POST') return notAllowed(request);
    if (!documents) return unavailable(request);
    if (!isSameOrigin(request, documents.site.baseUrl)) return refused(request, 403, 'foreign-origin');
    const body = await readJson(request);
    if ('error' in body) return refused(request, body.status, body.error);
    if (isFilled(body.value[HONEYPOT])) return accepted(request);
    const payload = readPayload(documents.forms, body.value);
    if ('error' in payload) return refused(request, payload.status, payload.error);
    try {
      await mailFor(payload.submission, client);
    } catch (error) {
      deps.log('mail-failed', { code: codeOf(error) });
      return unavailable(request);
    }
    return accepted(request);
  };
}

const isFilled = (value: unknown) => value !== undefined && value !== '';
