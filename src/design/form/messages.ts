import type { Form } from '../../documents/form.ts';
import type { FormErrors } from '../../forms/check.ts';
import { named } from '../../forms/label.ts';
import { fillCounted } from '../../words/fill.ts';
import type { FormWords } from '../../words/words.ts';

/** How many fields are wrong, and which. */
export function toCheck(form: Form, errors: FormErrors, words: FormWords): string {
  const wrong = form.fields.filter(({ name }) => Object.hasOwn(errors, name));
  const list = new Intl.ListFormat(words.locale).format(wrong.map(({ label }) => named(label, words)));
  return fillCounted(words.forms.check, wrong.length, { list });
}

/** Too many posts came from here (status 429). */
export const tooMany = (seconds: number, { forms }: FormWords): string =>
  fillCounted(forms.busy, Math.max(1, Math.ceil(seconds / 60)));
