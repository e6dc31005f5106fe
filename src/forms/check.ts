import type { Form, FormField } from '../documents/form.ts';
import type { FormWords } from '../words/words.ts';
import { type FieldKind, kindOf } from './kinds.ts';
import { sentence } from './label.ts';
import { maxLengthOf } from './limits.ts';

/** What a visitor entered, by field name; a checkbox says `true` or `false`. */
export type FormValues = Readonly<Record<string, string>>;
/** One sentence a field, by field name, in the order of the form. */
export type FormErrors = Readonly<Record<string, string>>;

/** Everything that keeps a form from being sent; empty where it may be. The same on both sides of the wire. */
export function checkForm(form: Form, values: FormValues, words: FormWords): FormErrors {
  const errors = form.fields.map(
    (field) => [field.name, checkField(field, entered(values, field.name), words)] as const,
  );
  return Object.fromEntries(errors.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** What is wrong with one value, in the visitor's language (docs/requirements.md#fields-and-messages). */
export function checkField(field: FormField, value: string, words: FormWords): string | undefined {
  const { label, required } = field;
  const kind = kindOf(field);
  const { errors } = words.forms;
  if (kind.isMissing(value)) return required ? sentence(errors.required, label, words) : undefined;
  const longest = maxLengthOf(field);
  if (value.length > longest) {
    return sentence(errors.tooLong, label, words, { most: longest.toLocaleString(words.locale) });
  }
  if (controlCharacters(kind).test(value)) return sentence(errors.controlCharacter, label, words);
  return kind.error(field, value, words);
}

/** An own property only: a field may be named like one that every object has. */
export const entered = (values: FormValues, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : '');

/** A line feed belongs in a message and nowhere else: in a name or an address it could start a line of a mail. */
const controlCharacters = ({ multiline }: FieldKind) => (multiline ? /[^\P{Cc}\n]/u : /\p{Cc}/u);
