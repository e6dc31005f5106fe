import { useId } from 'react';
import type { Form, FormField } from '../../documents/form.ts';
import type { ControlAttributes } from '../../forms/kinds.ts';
import { RichText } from '../Text.tsx';
import { useWords } from '../words.ts';
import { Field } from './Field.tsx';
import { Grid, Hint } from './styles.ts';

interface FieldsProps {
  form: Form;
  /** what is wrong, by field name */
  errors?: Readonly<Record<string, string>>;
  /** attributes of a field's control */
  attributes: (field: FormField) => ControlAttributes;
}

/** The fields of a form with what is to be known of all of them: which may stay empty (WCAG 3.3.2), what becomes of them. */
export function Fields({ form, errors = {}, attributes }: FieldsProps) {
  const id = useId();
  const words = useWords().forms;
  const { fields, note } = form;
  return (
    <>
      <Hint>{fields.every((field) => field.required) ? words.allRequired : words.someRequired}</Hint>
      <Grid>
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            id={`${id}-${field.name}`}
            error={errors[field.name]}
            attributes={attributes(field)}
          />
        ))}
      </Grid>
      {note ? (
        <Hint>
          <RichText text={note} newTab />
        </Hint>
      ) : null}
    </>
  );
}
