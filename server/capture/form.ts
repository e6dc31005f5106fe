import { html } from 'hono/html';
import { type Inline, parseInline } from '../../src/design/inline.ts';
import type { Form, FormField } from '../../src/documents/form.ts';
import { entered, type FormErrors } from '../../src/forms/check.ts';
import { kindOf } from '../../src/forms/kinds.ts';
import { maxLengthOf } from '../../src/forms/limits.ts';
import { FORM_NAME, HONEYPOT, PAGE, SERVICE_TAG, type Submission } from '../../src/forms/wire.ts';
import type { FormWords } from '../../src/words/words.ts';

type Markup = ReturnType<typeof html>;

interface Said {
  errors: FormErrors;
  words: FormWords;
}

/** A form with what was entered in it, each mistake named at its field; browsers check it natively before it is sent again. */
export function formMarkup(
  action: string,
  form: Form,
  { values, page, serviceTag }: Submission,
  { errors, words }: Said,
) {
  const fields = form.fields.map((field) => {
    const error = errors[field.name];
    const message = error ? html`<span class="error" id="${field.name}-error">${error}</span>` : '';
    const value = entered(values, field.name);
    return drawings[field.type]({ field, value, isWrong: error !== undefined, message, words: words.forms });
  });
  const note = form.note ? html`<p>${parseInline(form.note).map(inline)}</p>\n` : '';
  return html`<form method="post" action="${action}" name="${form.name}">
${hidden(FORM_NAME, form.name)}${hidden(PAGE, page)}${hidden(SERVICE_TAG, serviceTag)}
<p hidden><label>${words.forms.trap} <input name="${HONEYPOT}" autocomplete="off" tabindex="-1"></label></p>
${fields}${note}<button type="submit">${form.submitLabel}</button>
</form>`;
}

const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}">`;

interface Drawing {
  field: FormField;
  value: string;
  isWrong: boolean;
  message: Markup | '';
  words: FormWords['forms'];
}

/** How each kind of field is drawn. */
const drawings = {
  text: input,
  email: input,
  tel: input,
  date: input,
  number: input,
  textarea,
  select,
  radio,
  checkbox,
} satisfies Record<FormField['type'], (drawing: Drawing) => Markup>;

function input(drawing: Drawing) {
  return labelled(drawing, html`<input ${stateOf(drawing)}${attributesOf(drawing.field)} value="${drawing.value}">`);
}

/** A line feed directly behind the start tag is not part of the value, so that one has to be added. */
function textarea(drawing: Drawing) {
  const { field, value } = drawing;
  return labelled(drawing, html`<textarea ${stateOf(drawing)}${attributesOf(field)} rows="8">\n${value}</textarea>`);
}

function select(drawing: Drawing) {
  const { placeholder = drawing.words.choose, options = [] } = drawing.field;
  const choices = options.map((option) => {
    const selected = option === drawing.value ? html` selected` : '';
    return html`<option${selected}>${option}</option>`;
  });
  return labelled(
    drawing,
    html`<select ${stateOf(drawing)}><option value="">${placeholder}</option>${choices}</select>`,
  );
}

/** The first one has the field's own id, so that the list of mistakes leads to it. */
function radio({ field, value, isWrong, message, words }: Drawing) {
  const { name, label, required, options = [] } = field;
  const choices = options.map((option) => ({ option, text: option }));
  if (!required) choices.push({ option: '', text: words.noAnswer });
  const drawn = choices.map(({ option, text }, index) => {
    const id = index === 0 ? name : `${name}_${index}`;
    const state = html`${required ? html` required` : ''}${option === value ? html` checked` : ''}`;
    const own = html`id="${id}" name="${name}" value="${option}"`;
    return html`<label><input ${own}${attributesOf(field)}${state}> ${text}</label>`;
  });
  return html`<fieldset class="field choices" role="radiogroup"${fault(name, isWrong)}><legend>${label}${optional(field, words)}</legend>${drawn}${message}</fieldset>
`;
}

function checkbox(drawing: Drawing) {
  const { field, value, message, words } = drawing;
  const { name, label, text } = field;
  const control = html`<input ${stateOf(drawing)}${attributesOf(field)} value="true"${value === 'true' ? html` checked` : ''}>`;
  const said = text ? parseInline(text).map(inline) : label;
  return html`<div class="field checkbox">${control}<label for="${name}">${said}${optional(field, words)}</label>${message}</div>
`;
}

function labelled({ field, message, words }: Drawing, control: Markup) {
  const label = html`<label for="${field.name}">${field.label}${optional(field, words)}</label>`;
  return html`<div class="field">${label}${control}${message}</div>
`;
}

const optional = ({ required }: FormField, words: Drawing['words']) => (required ? '' : ` (${words.optional})`);

function stateOf({ field: { name, required, autocomplete }, isWrong }: Drawing) {
  return [
    html`id="${name}" name="${name}"`,
    required ? html` required` : '',
    fault(name, isWrong),
    autocomplete ? html` autocomplete="${autocomplete}"` : '',
  ];
}

/** A field that is right says so: a browser would call an empty one that is required wrong before it was reached. */
const fault = (name: string, isWrong: boolean) =>
  isWrong ? html` aria-invalid="true" aria-describedby="${name}-error"` : html` aria-invalid="false"`;

const attributesOf = (field: FormField) =>
  Object.entries(kindOf(field).attributes(field, maxLengthOf(field)))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => html` ${name.toLowerCase()}="${value}"`);

function inline(part: Inline): Markup {
  if (part.kind === 'link') return html`<a href="${part.href}">${part.text}</a>`;
  if (part.kind === 'emphasis') return html`<em>${part.parts.map(inline)}</em>`;
  return html`${part.text}`;
}
