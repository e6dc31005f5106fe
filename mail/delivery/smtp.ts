import { createTransport } from 'nodemailer';
import type { Message } from '../letters/compose.ts';
import type { SmtpSettings } from '../settings/settings.ts';

/** Resolves when the other side has taken the message. */
export type Deliver = (message: Message, signal?: AbortSignal) => Promise<void>;

const CONNECT_MS = 5_000;
const SILENCE_MS = 10_000;

export interface SmtpTimes {
  /** for the whole of one delivery */
  totalMs?: number;
  /** certificates to trust beside those of Node, for tests */
  ca?: string;
}

export function smtpDelivery({ host, port, tls, credentials }: SmtpSettings, times: SmtpTimes = {}): Deliver {
  const transport = createTransport({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'off',
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2', ...(times.ca && { ca: times.ca }) },
    ...(credentials && { auth: { user: credentials.user, pass: credentials.password } }),
    connectionTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    socketCloseTimeout: 500,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return async ({ from, to, raw }, signal) => {
    const limit = AbortSignal.timeout(times.totalMs ?? 15_000);
    await transport.sendMail({
      envelope: { from, to: [to] },
      raw,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
  };
}
