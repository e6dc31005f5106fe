import type { RefObject } from 'react';
import { fill } from '../../words/fill.ts';
import { RichText } from '../Text.tsx';
import { useWords } from '../words.ts';
import { Alert, Foot, Help, Status, Submit } from './styles.ts';
import type { SubmissionState } from './useSubmission.ts';

interface FormFootProps extends SubmissionState {
  /** takes the focus while the form is being sent */
  status: RefObject<HTMLParagraphElement | null>;
  submitLabel: string;
  /** for those whose message cannot be sent */
  email: string;
}

/**
 * The end of a form: what is wrong with it as a whole, what it is doing, and its button. An alert comes with its text: Firefox tells
 * screen readers of one that appears, not of one whose text changes.
 */
export function FormFoot({ status, sending, alert, failed, submitLabel, email }: FormFootProps) {
  const words = useWords().forms;
  return (
    <Foot>
      <div role="alert" key={alert}>
        <Alert>{alert}</Alert>
        {failed ? <RichText as={Help} text={navigator.onLine ? fill(words.kept, { email }) : words.offline} /> : null}
      </div>
      <Status role="status" ref={status} tabIndex={-1}>
        {sending ? words.sending : ''}
      </Status>
      <Submit type="submit" disabled={sending} $look="solid">
        {sending ? words.submitting : submitLabel}
      </Submit>
    </Foot>
  );
}
