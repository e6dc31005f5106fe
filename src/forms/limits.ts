import type { FormField } from '../documents/form.ts';
import { kindOf } from './kinds.ts';

/** Most fields that a post may carry, the form's own and those that travel along. */
export const MAX_FIELDS = 40;
/** Largest body of a post, in bytes: where every letter is escaped, a form-encoded text is six times its length. */
export const MAX_FORM_BYTES = 64 * 1024;
/** Largest body of a call for the confirmation mail, in bytes: JSON escapes hardly anything, so a filled form fits in. */
export const MAX_CALL_BYTES = 16 * 1024;
/** Longest value that belongs to no field: page, service label. In UTF-16 units, as the `maxlength` attribute counts. */
export const MAX_EXTRA_LENGTH = 200;

const byName: Readonly<Record<string, number>> = { name: 100, email: 254, phone: 40, subject: 150, message: 5000 };

/** The longest value that a field takes, in UTF-16 units; a form may set a lower one. */
export function maxLengthOf(field: FormField): number {
  return Math.min(field.maxLength ?? Infinity, byName[field.name] ?? kindOf(field).longest);
}
