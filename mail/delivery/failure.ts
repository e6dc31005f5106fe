export interface Failure {
  /** Trying again would give the same answer. */
  permanent: boolean;
  /** code of the error and of the server's answer, for logs: `EENVELOPE 550` */
  code: string;
  /** the server's response; may name the recipient, so it goes to the operator's list and into no log */
  response: string;
}

/** Stands for the answer of a server where the process ended before there was one; who shows it puts it into words. */
export const INTERRUPTED = 'interrupted';

/** Stands for the answer of a server in a backup: what waited when it was made has been sent since, as a rule. */
export const FROM_BACKUP = 'backup';

/** Of the sender or the recipient, and of the message itself; refusals before that are about us or the line. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/**
 * What a failed delivery means. 5yz to the mail is final (RFC 5321, section 4.2.1), but for a full mailbox, which is
 * emptied some day, though servers report it as 552 or 5.2.2 (RFC 3463). A login or TLS that is refused is the
 * operator's to fix while the mail waits.
 */
export function failureOf(error: unknown): Failure {
  const { code, responseCode, response, message, permanent } = detailsOf(error);
  const isFull = responseCode === 552 || /^5\d\d[ -]5\.2\.2\b/u.test(response);
  return {
    permanent: permanent && !isFull && ABOUT_THE_MAIL.includes(code),
    code: [code, responseCode].filter(Boolean).join(' '),
    response: (response || message).slice(0, 300),
  };
}

function detailsOf(error: unknown) {
  if (!(error instanceof Error))
    return { code: 'unknown', responseCode: 0, response: '', message: '', permanent: false };
  const at = (key: string): unknown => Reflect.get(error, key);
  const response = at('response');
  return {
    code: String(at('code') ?? error.name),
    responseCode: Number(at('responseCode') ?? 0),
    response: typeof response === 'string' ? response : '',
    message: error.message,
    permanent: at('permanent') === true,
  };
}
