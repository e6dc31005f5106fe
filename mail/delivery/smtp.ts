import { createTransport } from 'nodemailer';
import type { Message } from '../letters/compose.ts';
import type { SmtpSettings } from '../settings/settings.ts';

/** Resolves when the other side has taken the message. */
export type Deliver = (message: Message, signal?: AbortSignal) => Promise<void>;

/**
 * What a delivery may take, in ms. A server that has the whole message may think about it up to the end: giving it up
 * earlier, it would be sent again though it was taken (RFC 5321, section 4.5.3.2.6).
 */
export const DELIVERY = { connect: 5_000, total: 15_000 } as const;

export interface SmtpTimes {
  /** for the whole of one delivery */
  totalMs?: number;
  /** certificates to trust beside those of Node, for tests */
  ca?: string;
}

/** Delivers mail to an SMTP server, by the settings of the operator. */
export function smtpDelivery({ host, port, tls, credentials }: SmtpSettings, times: SmtpTimes = {}): Deliver {
  const transport = createTransport({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'off',
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2', ...(times.ca && { ca: times.ca }) },
    ...(credentials && { auth: { user: credentials.user, pass: credentials.password } }),
    connectionTimeout: DELIVERY.connect,
    dnsTimeout: DELIVERY.connect,
    greetingTimeout: DELIVERY.connect,
    socketTimeout: DELIVERY.total,
    socketCloseTimeout: 500,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return async ({ from, to, raw }, signal) => {
    const limit = AbortSignal.timeout(times.totalMs ?? DELIVERY.total);
    await transport.sendMail({
      envelope: { from, to: [to] },
      raw,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
  };
}
