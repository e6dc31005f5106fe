import { randomUUID } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import { domainOf } from '../shared/address.ts';
import type { Mail } from './mail.ts';

/** A mail as it crosses the wire. Composed once, so that every attempt sends the same bytes under the same id. */
export interface Message {
  id: string;
  kind: Mail['kind'];
  from: string;
  to: string;
  /** RFC 5322, with CRLF */
  raw: string;
}

export interface Stamp {
  id: string;
  time: number;
}

/** Addresses are handed over as objects: nothing in them is parsed as a list. Nothing is read from files or addresses. */
export async function compose(mail: Mail, { id, time }: Stamp = { id: randomUUID(), time: Date.now() }) {
  const composer = new MailComposer({
    from: mail.from,
    to: { name: '', address: mail.to },
    replyTo: { name: '', address: mail.replyTo },
    subject: mail.subject,
    messageId: `<${id}@${domainOf(mail.from.address)}>`,
    date: new Date(time),
    headers: { ...mail.headers },
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    encoding: 'quoted-printable',
    baseBoundary: id,
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const raw = await composer.compile().build();
  return { id, kind: mail.kind, from: mail.from.address, to: mail.to, raw: raw.toString('utf8') } satisfies Message;
}
