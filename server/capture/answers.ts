import type { Context } from 'hono';
import type { Outcome } from './capture.ts';
import { type Around, failurePage } from './page.ts';

/** For the popup's script and other programs. A filled honeypot gets every byte that success gets. */
export function answerProgram(context: Context, outcome: Outcome) {
  if (outcome.ok) return context.json({ ok: true });
  const { status, code, errors } = outcome;
  return context.json({ ok: false, error: code, ...(errors && { errors }) }, status, headersOf(outcome));
}

/** For people whose browser shows the answer. What they entered is never lost: the page holds it, ready to send again. */
export function answerPerson(context: Context, outcome: Outcome, around: Around) {
  if (outcome.ok) return context.redirect(outcome.thanks, 303);
  return context.html(failurePage(outcome, around), outcome.status, headersOf(outcome));
}

type Failure = Exclude<Outcome, { ok: true }>;

function headersOf({ status, retryAfter }: Failure): Record<string, string> {
  return {
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(status === 415 && { 'accept-post': 'application/x-www-form-urlencoded' }),
  };
}
