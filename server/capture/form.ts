import { html } from 'hono/html';
import { type Inline, parseInline } from '../../src/design/inline.ts';
import type { Form, FormField } from '../../src/documents/form.ts';
import { entered, type FormErrors } from '../../src/forms/check.ts';
import { maxLengthOf } from '../../src/forms/limits.ts';
import { THANKS_PATH } from '../../src/forms/paths.ts';
import { FORM_NAME, HONEYPOT, PAGE, SERVICE_TAG, type Submission } from '../../src/forms/wire.ts';

/** A form with what was entered in it, each mistake said at its field; browsers check it natively before it is sent again. */
export function formMarkup(form: Form, { values, page, serviceTag }: Submission, errors: FormErrors) {
  const fields = form.fields.map((field) => fieldMarkup(field, entered(values, field.name), errors[field.name]));
  return html`<form method="post" action="${THANKS_PATH}" name="${form.name}">
${hidden(FORM_NAME, form.name)}${hidden(PAGE, page)}${hidden(SERVICE_TAG, serviceTag)}
<p hidden><label>Bitte leer lassen <input name="${HONEYPOT}" autocomplete="off" tabindex="-1"></label></p>
${fields}
<button type="submit">${form.submitLabel}</button>
</form>`;
}

const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}">`;

function fieldMarkup(field: FormField, value: string, error: string | undefined) {
  const message = error && html`<span class="error" id="${field.name}-error">${error}</span>`;
  const label = html`<label for="${field.name}">${labelOf(field)}${field.required ? '' : ' (freiwillig)'}</label>`;
  const control = controlOf(field, value, error !== undefined);
  const parts = field.type === 'checkbox' ? [control, label] : [label, control];
  return html`<div class="field ${field.type}">${parts}${message ?? ''}</div>
`;
}

const labelOf = ({ label, text }: FormField) => (text ? parseInline(text).map(inline) : label);

function inline(part: Inline): ReturnType<typeof html> {
  if (part.kind === 'text') return html`${part.text}`;
  if (part.kind === 'emphasis') return html`<em>${part.parts.map(inline)}</em>`;
  return html`<a href="${part.href}">${part.text}</a>`;
}

function controlOf(field: FormField, value: string, isWrong: boolean) {
  const { name, type, placeholder = '', required, autocomplete, validation } = field;
  const state = [
    html`id="${name}" name="${name}"`,
    required ? html` required` : '',
    isWrong ? html` aria-invalid="true" aria-describedby="${name}-error"` : '',
    autocomplete ? html` autocomplete="${autocomplete}"` : '',
  ];
  if (type === 'checkbox')
    return html`<input type="checkbox" ${state} value="true"${value === 'true' ? html` checked` : ''}>`;
  if (type === 'select') return html`<select ${state}>${choices(field, value)}</select>`;
  const length = html` maxlength="${maxLengthOf(field)}" placeholder="${placeholder}"`;
  // A line feed directly behind the start tag is not part of the value, so that one has to be added.
  if (type === 'textarea') return html`<textarea ${state}${length} rows="8">\n${value}</textarea>`;
  const pattern = validation ? html` pattern="${validation.pattern}" title="${validation.message ?? ''}"` : '';
  return html`<input type="${type}" ${state}${length}${pattern} value="${value}">`;
}

function choices({ options = [], placeholder = 'Bitte wählen' }: FormField, value: string) {
  const choice = (option: string) => html`<option${option === value ? html` selected` : ''}>${option}</option>`;
  return [html`<option value="">${placeholder}</option>`, ...options.map(choice)];
}
