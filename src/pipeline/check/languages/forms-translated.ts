import type { FormDocument, FormField } from '../../../documents/form.ts';
import type { Problem } from '../../../findings/finding.ts';
import { nearestName } from '../../../findings/nearest.ts';
import type { Check } from '../check.ts';

/** A form asks for the same in every language: what is sent is stored, mailed and exported under the names of its fields. */
export const formsTranslated: Check = ({ editions: [first, ...further] }) =>
  further.flatMap(({ forms }) =>
    forms.flatMap(({ file, value: form }) => {
      const original = first?.forms.find(({ value }) => value?.name === form?.name);
      return form && original?.value ? differences({ file, form, other: original.file, original: original.value }) : [];
    }),
  );

interface Pair {
  /** the translation and its file */
  form: FormDocument;
  file: string;
  original: FormDocument;
  other: string;
}

/** A field that only one of the forms has, and one that they ask in different ways. */
function differences({ file, form, other, original }: Pair): Problem[] {
  const missing = new Set(original.fields.map(({ name }) => name));
  for (const { name } of form.fields) missing.delete(name);
  const foreign = form.fields.filter(({ name }) => original.fields.every((each) => each.name !== name));
  const left = () => original.fields.filter(({ name }) => missing.has(name));
  const own = form.fields.flatMap((field, index): Problem[] => {
    const { name } = field;
    const place = (property: string) => ({ file, spot: { at: 'value', path: ['fields', index, property] } }) as const;
    const optionsProblem = ({ options = [] }: FormField, { options: originals = [] }: FormField): Problem[] => {
      const details = { name, count: options.length, originals: originals.length, other };
      return options.length === originals.length ? [] : [{ code: 'form-options-unlike', ...place('options'), details }];
    };
    const twin = original.fields.find((each) => each.name === name);
    if (twin) {
      const property = SAME.find((each) => twin[each] !== field[each]);
      if (property === undefined) return optionsProblem(field, twin);
      return [
        {
          code: 'form-field-unlike',
          ...place(property),
          details: { name, property, value: JSON.stringify(twin[property]), other },
        },
      ];
    }
    const nearest = nearestName(name, missing) ?? renamed(field, foreign, left());
    if (nearest !== undefined) missing.delete(nearest);
    return [{ code: 'form-field-foreign', ...place('name'), details: { name, other }, nearest, received: name }];
  });
  const untranslated = [...missing].map(
    (name): Problem => ({
      code: 'form-field-untranslated',
      file,
      spot: { at: 'value', path: ['fields'] },
      details: { name, other },
    }),
  );
  return [...own, ...untranslated];
}

/** The name that a field has in the original, if it is the only one of its kind that this form has and the original has not, and the reverse. */
function renamed(field: FormField, foreign: readonly FormField[], left: readonly FormField[]): string | undefined {
  const isAlike = (other: FormField) => SAME.every((each) => other[each] === field[each]);
  const [twin, ...others] = left.filter(isAlike);
  return others.length === 0 && foreign.filter(isAlike).length === 1 ? twin?.name : undefined;
}

const SAME = ['type', 'required'] as const;
