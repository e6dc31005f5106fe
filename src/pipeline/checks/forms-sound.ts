import type { Form, FormField } from '../documents/form.ts';
import type { Draft } from '../finding.ts';
import type { Check, SourceDocument } from '../model.ts';

/** Forms can be filled in: names are unique, choices have options, patterns are regular expressions. */
export const formsSound: Check = (site) => {
  const owners = new Map<string, string>();
  return site.forms.flatMap((document) => {
    const form = document.value;
    if (!form) return [];
    const owner = owners.get(form.name);
    if (owner === undefined) owners.set(form.name, document.file);
    const duplicate: Draft[] =
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

function fieldDrafts(form: Form, { file }: SourceDocument<Form>): Draft[] {
  return form.fields.flatMap((field, index): Draft[] => {
    const at = (...path: string[]) => ({ at: 'value', path: ['fields', index, ...path] }) as const;
    const drafts: Draft[] = [];
    if (form.fields.findIndex((other) => other.name === field.name) !== index) {
      drafts.push({ code: 'form-field', file, spot: at('name'), details: { name: field.name, rule: 'duplicate' } });
    }
    if (field.type === 'select' && !field.options) {
      drafts.push({ code: 'form-field', file, spot: at(), details: { name: field.name, rule: 'options' } });
    }
    const reason = patternError(field);
    if (reason !== undefined) {
      drafts.push({
        code: 'form-pattern',
        file,
        spot: at('validation', 'pattern'),
        details: { name: field.name, reason },
      });
    }
    return drafts;
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
