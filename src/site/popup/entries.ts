import type { Form, FormField } from '../../documents/form.ts';
import type { FormValues } from '../../forms/check.ts';
import { fromInput } from '../../forms/wire.ts';

/** What a visitor has entered, as it is sent. */
export const entriesOf = (form: Form, data: FormData): FormValues =>
  Object.fromEntries(form.fields.map((field) => [field.name, entryOf(field, data)]));

/** One value: a box says `true` or `false`, a text has no characters that nobody can see. */
export function entryOf({ name, type }: FormField, data: FormData): string {
  if (type === 'checkbox') return String(data.has(name));
  return fromInput(String(data.get(name) ?? ''), { multiline: type === 'textarea' });
}
