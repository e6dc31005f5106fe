import { type Caused, type MailingDeps, mailing } from '../../mail/mailing.ts';
import { codeOf } from '../../mail/shared/log.ts';
import { notStored } from '../../src/pipeline/output/headers/caching.ts';
import { securityHeaders } from '../../src/pipeline/output/headers/policy.ts';
import { isSameOrigin } from '../request/origin.ts';
import { readPayload } from './payload.ts';

/** What is known of the caller beside the request. */
export interface Caller {
  /** whoever shares this text shares a limit: an address, or a network */
  client: string;
}

export interface ConfirmationDeps extends MailingDeps {
  /**
   * The submission that was stored under its sender's id lately, which mail is then made of; undefined where there is
   * none, and no mail goes out. Without this function the capture is somewhere else, and the call is believed.
   */
  captured?: (senderId: string | undefined) => Promise<Caused | undefined>;
}

/**
 * The confirmation function, which a page calls once a form has been captured: web standards in, web standards out, so
 * that it runs unchanged on our server and on a function platform.
 *
 * Whoever asks, for whomever, gets the same 202, whether mail goes out, a limit holds it back or the honeypot is
 * filled: the answer tells nobody which addresses have been written to.
 */
export function confirmation(deps: ConfirmationDeps, sendMail = mailing(deps)) {
  return async (request: Request, { client }: Caller = { client: '' }): Promise<Response> => {
    const documents = deps.documents();
    const answer = answerTo(request);
    const accepted = () => answer(202, { ok: true }, {});
    const refused = (status: number, error: string, more = {}) => answer(status, { ok: false, error }, more);
    const unavailable = () => refused(503, 'unavailable', { 'retry-after': '60' });
    if (request.method !== 'POST') return refused(405, 'method-not-allowed', { allow: 'POST' });
    if (!documents) return unavailable();
    if (!isSameOrigin(request.headers, hostsOf(request, documents.site.baseUrl))) return refused(403, 'cross-origin');
    const payload = await readPayload(request, documents);
    if (payload.kind === 'refused') return refused(payload.status, payload.error);
    if (payload.kind === 'trapped') return accepted();
    try {
      const { submission, senderId } = payload;
      const captured = deps.captured ? await deps.captured(senderId) : submission;
      if (captured) await sendMail(captured, client);
      else deps.log('mail-suppressed', { form: submission.form, reason: 'not-captured' });
    } catch (error) {
      deps.log('mail-failed', { code: codeOf(error) });
      return unavailable();
    }
    return accepted();
  };
}

/**
 * With all headers, which a static host's header file adds to files only. None of them is for CORS: no
 * other site may call the function or read its answers.
 */
const answerTo = (request: Request) => (status: number, body: object, more: Readonly<Record<string, string>>) => {
  const headers = {
    ...securityHeaders({ tls: request.url.startsWith('https:') }),
    'content-type': 'application/json;charset=utf-8',
    'cache-control': notStored,
    ...more,
  };
  return new Response(request.method === 'HEAD' ? null : `${JSON.stringify(body)}\n`, { status, headers });
};

/** A proxy may hand on its own name for this site, so that the published address counts beside the one that was asked. */
const hostsOf = (request: Request, baseUrl: string): string[] => [
  request.headers.get('host') ?? new URL(request.url).host,
  new URL(baseUrl).host,
];
