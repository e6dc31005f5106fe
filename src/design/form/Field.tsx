import type { ReactElement, ReactNode } from 'react';
import type { FormField } from '../../documents/form.ts';
import type { ControlAttributes } from '../../forms/kinds.ts';
import { RichText } from '../Text.tsx';
import { useWords } from '../words.ts';
import { Box, Choice, Entry, Group, Label, Line, Option, Optional, Options, Problem, Row, Tick } from './styles.ts';

interface FieldProps {
  field: FormField;
  id: string;
  error: string | undefined;
  attributes: ControlAttributes;
}

/** A field below its label, what is wrong with it below that (WCAG 3.3.1, 3.3.2). */
export function Field({ field, id, error, attributes }: FieldProps) {
  const { required } = field;
  const words = useWords().forms;
  const problemId = `${id}-problem`;
  const optionalId = `${id}-optional`;
  const Drawing = drawings[field.type];
  return (
    <Drawing
      field={field}
      id={id}
      attributes={attributes}
      state={{
        // Said of every field: a browser would call an empty one that is required wrong before it was reached.
        'aria-invalid': Boolean(error),
        'aria-describedby': [error && problemId, !required && optionalId].filter(Boolean).join(' ') || undefined,
      }}
      optional={required ? null : <Optional id={optionalId}>{words.optional}</Optional>}
      problem={error ? <Problem id={problemId}>{error}</Problem> : null}
    />
  );
}

interface DrawingProps {
  field: FormField;
  id: string;
  attributes: ControlAttributes;
  /** what the control says of its value */
  state: { 'aria-invalid': boolean; 'aria-describedby': string | undefined };
  optional: ReactNode;
  problem: ReactNode;
}

/** How each kind of field is drawn. */
const drawings = {
  text: Input,
  email: Input,
  tel: Input,
  date: Input,
  number: Input,
  textarea: Area,
  select: Select,
  radio: Radios,
  checkbox: Checkbox,
} satisfies Record<FormField['type'], (props: DrawingProps) => ReactElement>;

function Input(props: DrawingProps) {
  return (
    <Labelled {...props}>
      <Entry {...controlOf(props)} {...props.attributes} />
    </Labelled>
  );
}

function Area(props: DrawingProps) {
  return (
    <Labelled {...props} wide>
      <Box {...controlOf(props)} {...props.attributes} />
    </Labelled>
  );
}

function Select(props: DrawingProps) {
  const { choose } = useWords().forms;
  const { placeholder = choose, options = [] } = props.field;
  return (
    <Labelled {...props}>
      <Entry as="select" {...controlOf(props)} defaultValue="">
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Entry>
    </Labelled>
  );
}

/** What is optional can be taken back: a browser itself lets nobody clear a choice. */
function Radios({ field, id, attributes, state, optional, problem }: DrawingProps) {
  const { name, label, required, options = [] } = field;
  const { noAnswer } = useWords().forms;
  return (
    <Group role="radiogroup" aria-labelledby={id} {...state}>
      <Line as="legend">
        <Label as="span" id={id}>
          {label}
        </Label>
        {optional}
      </Line>
      <Options>
        {options.map((option) => (
          <Option key={option}>
            <Tick {...attributes} name={name} value={option} required={required} />
            {option}
          </Option>
        ))}
        {required ? null : (
          <Option>
            <Tick {...attributes} name={name} value="" defaultChecked />
            {noAnswer}
          </Option>
        )}
      </Options>
      {problem}
    </Group>
  );
}

function Checkbox(props: DrawingProps) {
  const { field, id, attributes, optional, problem } = props;
  return (
    <Row $wide>
      <Choice>
        <Tick {...controlOf(props)} {...attributes} value="true" />
        <span>
          <label htmlFor={id}>{field.text ? <RichText text={field.text} newTab /> : field.label}</label> {optional}
        </span>
      </Choice>
      {problem}
    </Row>
  );
}

interface LabelledProps extends DrawingProps {
  wide?: boolean;
  /** the control */
  children: ReactNode;
}

function Labelled({ field, id, optional, problem, wide = false, children }: LabelledProps) {
  return (
    <Row $wide={wide}>
      <Line>
        <Label htmlFor={id}>{field.label}</Label>
        {optional}
      </Line>
      {children}
      {problem}
    </Row>
  );
}

const controlOf = ({ field: { name, required, autocomplete }, id, state }: DrawingProps) => ({
  id,
  name,
  required,
  autoComplete: autocomplete,
  ...state,
});
