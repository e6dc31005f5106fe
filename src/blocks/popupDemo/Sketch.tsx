import { Display } from '../../design/Text.tsx';
import { useWords } from '../../design/words.ts';
import type { Form, FormField } from '../../documents/form.ts';
import { Area, Entry, Field, Line, Lines, Paper, Select, Submit, Tick } from './sketchStyles.ts';

/** The window that a form opens in, drawn small from the form's own fields: a picture, in which nothing can be filled in. */
export function Sketch({ form, heading }: { form: Form; heading: string }) {
  return (
    <Paper aria-hidden="true" $width={form.width}>
      <Display as="p" $size="card">
        {heading}
      </Display>
      {form.fields.map((field) => (
        <SketchedField key={field.name} field={field} />
      ))}
      {form.note ? (
        <Field $wide>
          <Lines $count={3} />
        </Field>
      ) : null}
      <Submit>{form.submitLabel}</Submit>
    </Paper>
  );
}

/** How each kind of field is drawn that is not one line to write in. */
const drawings: Partial<Record<FormField['type'], typeof Entry>> = { textarea: Area, select: Select, radio: Select };

function SketchedField({ field: { type, label, placeholder, required } }: { field: FormField }) {
  const { optional, choose } = useWords().forms;
  if (type === 'checkbox')
    return (
      <Field $wide>
        <Tick>
          <Lines $count={2} />
        </Tick>
      </Field>
    );
  const Control = drawings[type] ?? Entry;
  return (
    <Field $wide={type === 'textarea'}>
      <Line>
        <b>{label}</b>
        {required ? null : <span>{optional}</span>}
      </Line>
      <Control>{placeholder ?? (Control === Select ? choose : null)}</Control>
    </Field>
  );
}
