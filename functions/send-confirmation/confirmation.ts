import { type MailingDeps, mailing } from '../../mail/mailing.ts';
import { codeOf } from '../../mail/shared/log.ts';
import { isSameOrigin } from '../request/origin.ts';
import { accepted, notAllowed, refused, unavailable } from './answers.ts';
import { readPayload } from './payload.ts';

/** What is known of the caller beside the request. */
export interface Caller {
  /** whoever shares this text shares a limit: an address, or a network */
  client: string;
}

/**
 * The confirmation function, which a page calls once a form has been captured: web standards in, web standards out, so
 * that it runs unchanged on our server and on a function platform.
 *
 * Whoever asks, for whomever, gets the same 202, whether mail goes out, a limit holds it back or the honeypot is
 * filled: the answer tells nobody which addresses have been written to.
 */
export function confirmation(deps: MailingDeps) {
  const sendMail = mailing(deps);

  return async (request: Request, { client }: Caller = { client: '' }): Promise<Response> => {
    const documents = deps.documents();
    if (request.method !== 'POST') return notAllowed(request);
    if (!documents) return unavailable(request);
    if (!isSameOrigin(request.headers, hostsOf(request, documents.site.baseUrl))) {
      return refused(request, 403, 'cross-origin');
    }
    const payload = await readPayload(request, documents.forms);
    if (payload.kind === 'refused') return refused(request, payload.status, payload.error);
    if (payload.kind === 'trapped') return accepted(request);
    try {
      await sendMail(payload.submission, client);
    } catch (error) {
      deps.log('mail-failed', { code: codeOf(error) });
      return unavailable(request);
    }
    return accepted(request);
  };
}

/** A proxy may hand on its own name for this site, so that the published address counts beside the one that was asked. */
const hostsOf = (request: Request, baseUrl: string): string[] => [
  request.headers.get('host') ?? new URL(request.url).host,
  new URL(baseUrl).host,
];
