import type { Form } from '../../documents/form.ts';
import type { FormErrors } from '../../forms/check.ts';
import { fillCounted } from '../../words/fill.ts';
import type { FormWords } from '../../words/words.ts';

/** How many fields are wrong, and which. */
export function toCheck(form: Form, errors: FormErrors, { locale, forms }: FormWords): string {
  const labels = form.fields.filter(({ name }) => Object.hasOwn(errors, name)).map(({ label }) => label);
  return fillCounted(forms.check, labels.length, { list: new Intl.ListFormat(locale).format(labels) });
}

/** Too many posts came from here (status 429). */
export const tooMany = (seconds: number, { forms }: FormWords): string =>
  fillCounted(forms.busy, Math.max(1, Math.ceil(seconds / 60)));
