import type { Form, FormField } from '../../documents/form.ts';
import type { FormValues } from '../../forms/check.ts';
import { kindOf } from '../../forms/kinds.ts';
import { fromInput, UNREADABLE } from '../../forms/wire.ts';

/** What a visitor has entered, as it is sent. */
export const entriesOf = (form: Form, element: HTMLFormElement): FormValues =>
  Object.fromEntries(form.fields.map((field) => [field.name, entryOf(field, element)]));

/** One value; a text without its invisible characters. */
export function entryOf(field: FormField, element: HTMLFormElement): string {
  const control = element.elements.namedItem(field.name);
  if (control instanceof HTMLInputElement && control.validity.badInput) return UNREADABLE;
  const kind = kindOf(field);
  return kind.read(fromInput(String(new FormData(element).get(field.name) ?? ''), kind));
}
