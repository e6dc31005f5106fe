import type { Form } from '../../documents/form.ts';
import type { FormErrors } from '../../forms/check.ts';

/** Whatever the reason: the visitor can only try again (R-ERROR-1). */
export const FAILED = 'Fehler beim Senden. Bitte versuchen Sie es erneut.';
export const SENDING = 'Ihre Angaben werden übertragen.';

/** How many fields are wrong, and which. */
export function toCheck(form: Form, errors: FormErrors): string {
  const labels = form.fields.filter(({ name }) => Object.hasOwn(errors, name)).map(({ label }) => label);
  const list = new Intl.ListFormat('de').format(labels);
  return labels.length === 1 ? `Bitte prüfen Sie diese Angabe: ${list}.` : `Bitte prüfen Sie diese Angaben: ${list}.`;
}

/** Too many posts came from here (status 429). */
export function tooMany(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const when = minutes === 1 ? 'einer Minute' : `${minutes}\u00a0Minuten`;
  return `Von Ihrem Anschluss kamen zu viele Anfragen. Bitte versuchen Sie es in ${when} erneut.`;
}
