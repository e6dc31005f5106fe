import { type FormEvent, type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Fields } from '../../design/form/Fields.tsx';
import { Trap } from '../../design/form/Trap.tsx';
import { useFormOfToday } from '../../design/form/useFormOfToday.ts';
import { useWords } from '../../design/words.ts';
import type { Form, FormField } from '../../documents/form.ts';
import { checkField, checkForm, type FormErrors } from '../../forms/check.ts';
import { kindOf } from '../../forms/kinds.ts';
import { HONEYPOT } from '../../forms/wire.ts';
import { entriesOf, entryOf } from './entries.ts';
import { toCheck, tooMany } from './messages.ts';
import { newId, requestConfirmation, send } from './send.ts';
import { Alert, Foot, Sheet, Status, Submit } from './styles.ts';

interface PopupFormProps {
  form: Form;
  page: string;
  serviceTag: string;
  onSent: () => void;
  /** opens the form again if it was closed while it was being sent; false where another one has replaced it */
  isShown: () => boolean;
  announce: (text: string) => void;
}

interface State {
  sending: boolean;
  errors: FormErrors;
  /** what is wrong, as a whole */
  alert: string;
}

/**
 * No `maxLength`: a browser would cut off a long pasted text without a word. No `title`: screen readers would read what is
 * wrong with an entry before there is one.
 */
const attributesOf = (field: FormField) => ({ ...kindOf(field).attributes(field), title: undefined });

/**
 * The form itself. The fields hold their own values, so that a failed post cannot lose them. While a post is pending there
 * is no second one.
 */
export function PopupForm({ form: anyDay, page, serviceTag, onSent, isShown, announce }: PopupFormProps) {
  const form = useFormOfToday(anyDay);
  const element = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const last = useRef({ text: '', id: '' });
  const words = useWords();
  const { sending, errors, alert, show, refuse, recheck } = useChecked(form, element);

  const fail = (message: string) => {
    const hadFocus = document.activeElement === status.current;
    const seen = isShown();
    if (!seen) announce(message);
    show({ alert: message });
    if (seen && (hadFocus || !element.current?.contains(document.activeElement)))
      element.current?.querySelector('button')?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const values = entriesOf(form, event.currentTarget);
    const found = checkForm(form, values, words);
    if (Object.keys(found).length > 0) return refuse(found);
    const honeypot = String(new FormData(event.currentTarget).get(HONEYPOT) ?? '');
    const submission = { form: form.name, values, page, serviceTag };
    show({ sending: true });
    status.current?.focus();
    const text = JSON.stringify(values);
    if (text !== last.current.text) last.current = { text, id: newId() };
    const extras = { honeypot, id: last.current.id };
    const outcome = await send(submission, extras, words.forms);
    if (outcome.kind === 'sent') {
      requestConfirmation(submission, extras);
      return onSent();
    }
    if (outcome.kind === 'refused' && isShown()) return refuse(outcome.errors);
    fail(outcome.kind === 'busy' ? tooMany(outcome.seconds, words) : words.forms.failed);
  };

  return (
    <Sheet
      ref={element}
      noValidate
      name={form.name}
      id={form.name}
      onSubmit={submit}
      onChange={recheck}
      onBlur={recheck}
    >
      <Trap name={HONEYPOT} />
      <Fields form={form} errors={errors} attributes={attributesOf} />
      <FormFoot status={status} sending={sending} alert={alert} submitLabel={form.submitLabel} />
    </Sheet>
  );
}

/** What the form shows, and the checks that change it. */
function useChecked(form: Form, element: RefObject<HTMLFormElement | null>) {
  const words = useWords();
  const [{ sending, errors, alert }, setState] = useState<State>({ sending: false, errors: {}, alert: '' });

  const show = (state: Partial<State>) =>
    flushSync(() => setState({ sending: false, errors: {}, alert: '', ...state }));

  /** Shows the errors and moves the focus to the first field that has one. */
  const refuse = (found: FormErrors) => {
    show({ errors: found, alert: toCheck(form, found, words) });
    const first = form.fields.find(({ name }) => Object.hasOwn(found, name));
    const named = first && element.current?.elements.namedItem(first.name);
    const control = named instanceof RadioNodeList ? named[0] : named;
    if (control instanceof HTMLElement) control.focus();
  };

  /** Checks a field with an error again as soon as it changes or loses focus. The summary ends with the first that is mended. */
  const recheck = ({ target }: SyntheticEvent) => {
    const field = form.fields.find(({ name }) => target instanceof Element && name === target.getAttribute('name'));
    if (!field || errors[field.name] === undefined || !element.current) return;
    const { [field.name]: _, ...others } = errors;
    const error = checkField(field, entryOf(field, element.current), words);
    const next = error === undefined ? others : { ...errors, [field.name]: error };
    setState({ sending, errors: next, alert: error === undefined ? '' : alert });
  };

  return { sending, errors, alert, show, refuse, recheck };
}

interface FormFootProps extends Pick<State, 'sending' | 'alert'> {
  /** takes the focus while the form is being sent */
  status: RefObject<HTMLParagraphElement | null>;
  submitLabel: string;
}

function FormFoot({ status, sending, alert, submitLabel }: FormFootProps) {
  const words = useWords().forms;
  return (
    <Foot>
      <Alert role="alert">{alert}</Alert>
      <Status role="status" ref={status} tabIndex={-1}>
        {sending ? words.sending : ''}
      </Status>
      <Submit type="submit" disabled={sending} $look="solid">
        {sending ? words.submitting : submitLabel}
      </Submit>
    </Foot>
  );
}
