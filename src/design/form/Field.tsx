import type { FormField } from '../../documents/form.ts';
import { RichText } from '../Text.tsx';
import { Box, Choice, Entry, Label, Line, Optional, Problem, Row, Tick } from './styles.ts';

interface FieldProps {
  field: FormField;
  id: string;
  error: string | undefined;
  maxLength: number | undefined;
}

/** A field below its label, what is wrong with it below that (WCAG 3.3.1, 3.3.2). */
export function Field({ field, id, error, maxLength }: FieldProps) {
  const { name, label, type, required, text = label } = field;
  const problemId = `${id}-problem`;
  const optionalId = `${id}-optional`;
  const control = {
    id,
    name,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && problemId, !required && optionalId].filter(Boolean).join(' ') || undefined,
  };
  const optional = required ? null : <Optional id={optionalId}>freiwillig</Optional>;
  const problem = error ? <Problem id={problemId}>{error}</Problem> : null;
  if (type === 'checkbox')
    return (
      <Row $wide>
        <Choice>
          <Tick {...control} type="checkbox" value="true" />
          <span>
            <label htmlFor={id}>
              <RichText text={text} newTab />
            </label>{' '}
            {optional}
          </span>
        </Choice>
        {problem}
      </Row>
    );
  return (
    <Row $wide={type === 'textarea'}>
      <Line>
        <Label htmlFor={id}>{label}</Label>
        {optional}
      </Line>
      <Control field={field} maxLength={maxLength} shared={{ ...control, autoComplete: field.autocomplete }} />
      {problem}
    </Row>
  );
}

interface ControlProps {
  field: FormField;
  maxLength: number | undefined;
  /** what every kind of control has */
  shared: { id: string; name: string; required: boolean; autoComplete: string | undefined };
}

function Control({ field, maxLength, shared }: ControlProps) {
  const { type, placeholder, options = [], validation } = field;
  if (type === 'select')
    return (
      <Entry as="select" {...shared} defaultValue="">
        <option value="">{placeholder ?? 'Bitte wählen'}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Entry>
    );
  if (type === 'textarea') return <Box {...shared} placeholder={placeholder} maxLength={maxLength} />;
  return (
    <Entry
      {...shared}
      type={type}
      placeholder={placeholder}
      maxLength={maxLength}
      pattern={validation?.pattern}
      title={validation?.message}
    />
  );
}
