import type { Form } from '../documents/form.ts';

/** What a form says for a limit of a day that goes along with the calendar. */
export const TODAY = 'today';

/** The form as it is on a day, which stands where its limits say `today`. A form that nobody has asked for a day has no such limits. */
export function formOn(form: Form, day: string): Form {
  const at = (limit: string | undefined) => (limit === TODAY ? day : limit);
  const fields = form.fields.map((field) => ({ ...field, earliest: at(field.earliest), latest: at(field.latest) }));
  return { ...form, fields };
}

/** The day in the calendar of whoever sits at this computer: `2026-12-01`. */
export function localDay(now = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
