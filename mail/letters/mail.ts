import type { Language } from '../../src/words/language.ts';

/** A mail with exactly one recipient. Every address in it is safe, every header value one line of ours. */
export interface Mail {
  /** id of the submission that caused it, where that is known: it goes when the submission goes */
  about?: string | undefined;
  kind: 'confirmation' | 'notice' | 'warning';
  from: { name: string; address: string };
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html?: string;
  headers: Readonly<Record<string, string>>;
}

/** Said to other machines: this is no person, do not answer it by yourself (RFC 3834; the second for Exchange). */
export const automatic = (kind: 'auto-replied' | 'auto-generated', language: Language) => ({
  'Auto-Submitted': kind,
  'X-Auto-Response-Suppress': 'All',
  'Content-Language': language,
});
