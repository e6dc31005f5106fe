import type { Form, FormField } from '../documents/form.ts';
import { maxLengthOf } from './limits.ts';

/** What a visitor entered, by field name; a checkbox says `true` or `false`. */
export type FormValues = Readonly<Record<string, string>>;
/** One German sentence a field, by field name, in the order of the form. */
export type FormErrors = Readonly<Record<string, string>>;

/** Everything that keeps a form from being sent; empty where it may be. The same on both sides of the wire. */
export function checkForm(form: Form, values: FormValues): FormErrors {
  const errors = form.fields.map((field) => [field.name, checkField(field, entered(values, field.name))] as const);
  return Object.fromEntries(errors.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** What is wrong with one value (docs/requirements.md#fields-and-messages). */
export function checkField(field: FormField, value: string): string | undefined {
  const { label, validation } = field;
  if (isMissing(field, value)) return field.required ? `${label} ist erforderlich` : undefined;
  const longest = maxLengthOf(field);
  if (value.length > longest) return `${label} darf höchstens ${longest.toLocaleString('de-DE')} Zeichen lang sein`;
  if (controls(field).test(value)) return `${label} enthält ein unzulässiges Steuerzeichen`;
  const wrongFormat = `${label} hat ein ungültiges Format`;
  if (field.type === 'select' && !field.options?.includes(value)) return wrongFormat;
  if (field.type === 'checkbox' && value !== 'true') return wrongFormat;
  if (validation && !wholeValue(validation.pattern).test(value)) return validation.message ?? wrongFormat;
  return undefined;
}

/** An own property only: a field may be named like one that every object has. */
export const entered = (values: FormValues, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : '');

const isMissing = ({ type }: FormField, value: string) =>
  type === 'checkbox' ? value === '' || value === 'false' : value.trim() === '';

/** As the `pattern` attribute reads it: the whole value, with flag `v`. */
const wholeValue = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'v');

/** A line feed belongs in a message and nowhere else: in a name or an address it could start a line of a mail. */
const controls = ({ type }: FormField) => (type === 'textarea' ? /[^\P{Cc}\n]/u : /\p{Cc}/u);
