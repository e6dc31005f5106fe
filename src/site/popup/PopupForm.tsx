import { useId } from 'react';
import { Fields } from '../../design/form/Fields.tsx';
import { FormFoot } from '../../design/form/FormFoot.tsx';
import { Trap } from '../../design/form/Trap.tsx';
import { type SubmissionOptions, useSubmission } from '../../design/form/useSubmission.ts';
import { HONEYPOT } from '../../forms/wire.ts';
import { Sheet } from './styles.ts';

interface PopupFormProps extends Omit<SubmissionOptions, 'place'> {
  /** for those whose message cannot be sent */
  email: string;
}

/** The form itself. */
export function PopupForm({ email, ...options }: PopupFormProps) {
  const { attributes, fields, foot } = useSubmission({ ...options, place: useId() });
  const { name } = options.form;
  return (
    <Sheet name={name} id={name} {...attributes}>
      <Trap name={HONEYPOT} />
      <Fields {...fields} />
      <FormFoot {...foot} email={email} />
    </Sheet>
  );
}
