import type { Form, FormField } from '../../documents/form.ts';
import type { Problem } from '../../findings/finding.ts';
import { maxLengthOf } from '../../forms/limits.ts';
import type { Check, SourceDocument } from '../model/model.ts';
import { patternSteps } from './patterns/steps.ts';

/** At most two tenths of a second of matching: the longest that a post may hold up all others. */
const MOST_STEPS = 20_000_000;

/** Forms can be filled in: names are unique, choices have options, patterns are regular expressions and quick. */
export const formsSound: Check = (site) => {
  const owners = new Map<string, string>();
  return site.forms.flatMap((document) => {
    const form = document.value;
    if (!form) return [];
    const owner = owners.get(form.name);
    if (owner === undefined) owners.set(form.name, document.file);
    const duplicate: Problem[] =
      owner === undefined
        ? []
        : [
            {
              code: 'form-name-duplicate',
              file: document.file,
              spot: { at: 'value', path: ['name'] },
              details: { form: form.name, other: owner },
            },
          ];
    return [...duplicate, ...fieldDrafts(form, document)];
  });
};

function fieldDrafts(form: Form, { file }: SourceDocument<Form>): Problem[] {
  return form.fields.flatMap((field, index): Problem[] => {
    const at = (...path: string[]) => ({ at: 'value', path: ['fields', index, ...path] }) as const;
    const problems: Problem[] = [];
    if (form.fields.findIndex((other) => other.name === field.name) !== index) {
      problems.push({ code: 'form-field', file, spot: at('name'), details: { name: field.name, rule: 'duplicate' } });
    }
    if (field.type === 'select' && !field.options) {
      problems.push({ code: 'form-field', file, spot: at(), details: { name: field.name, rule: 'options' } });
    }
    const reason = patternError(field);
    const spot = at('validation', 'pattern');
    const longest = maxLengthOf(field);
    if (reason !== undefined) {
      problems.push({ code: 'form-pattern', file, spot, details: { name: field.name, reason } });
    } else if (field.validation && patternSteps(field.validation.pattern, longest) > MOST_STEPS) {
      problems.push({ code: 'form-pattern-slow', file, spot, details: { name: field.name, longest } });
    }
    return problems;
  });
}

/** Patterns run in the browser's `pattern` attribute too, which compiles them with flag `v`. */
function patternError(field: FormField): string | undefined {
  if (!field.validation) return undefined;
  try {
    new RegExp(`^(?:${field.validation.pattern})$`, 'v');
    return undefined;
  } catch (error) {
    return error instanceof Error
      ? error.message.replace(/^Invalid regular expression: \/.*\/v: /su, '')
      : String(error);
  }
}
