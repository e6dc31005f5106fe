import { type FormEvent, type SyntheticEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Form, FormField } from '../../documents/form.ts';
import { checkField, checkForm, type FormErrors } from '../../forms/check.ts';
import { kindOf } from '../../forms/kinds.ts';
import { maxLengthOf } from '../../forms/limits.ts';
import { HONEYPOT } from '../../forms/wire.ts';
import { useWords } from '../words.ts';
import { entriesOf, entryOf } from './entries.ts';
import { toCheck, tooMany } from './messages.ts';
import { type Outcome, send } from './send.ts';
import { useFormOfToday } from './useFormOfToday.ts';

export interface SubmissionOptions {
  /** names the form: one that is drawn anew under the same name takes over what is being sent */
  place: string;
  form: Form;
  /** route of the page */
  page: string;
  /** service that the form is about; empty where it is about none */
  serviceTag: string;
  /** what is wrong as a whole, to begin with: an earlier try has failed */
  alert?: string | undefined;
  onSent: () => void;
  /** shows the form to the visitor if that is possible; whether they see it now */
  isShown: () => boolean;
  /** told what went wrong where they do not */
  onFailedUnseen: (message: string) => void;
}

/** What a form shows besides its fields. */
export interface SubmissionState {
  sending: boolean;
  /** what is wrong, as a whole */
  alert: string;
  /** it could not be sent, and the visitor may need another way */
  failed: boolean;
}

interface State extends SubmissionState {
  errors: FormErrors;
}

/**
 * Who is told what comes of a post, by the place of its form: the form that was drawn there last, as the visitor may have left its page and
 * come back.
 */
const posts = new Map<string, (outcome: Outcome) => void>();

const QUIET: State = { sending: false, errors: {}, alert: '', failed: false };

/** Moves the focus to the first field that has an error. */
function focusFirst({ fields }: Form, errors: FormErrors, element: HTMLFormElement | null) {
  const first = fields.find(({ name }) => Object.hasOwn(errors, name));
  const named = first && element?.elements.namedItem(first.name);
  const control = named instanceof RadioNodeList ? named[0] : named;
  if (control instanceof HTMLElement) control.focus();
}

/**
 * Checks a form, sends it and says what came of it. The fields hold their own values, so that a failed post cannot lose them. While a
 * post is pending there is no second one. Until React has taken over, the form is the browser's own.
 */
export function useSubmission({
  place,
  form: anyDay,
  page,
  serviceTag,
  alert,
  onSent,
  isShown,
  onFailedUnseen,
}: SubmissionOptions) {
  const form = useFormOfToday(anyDay);
  const element = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const words = useWords();
  const isAlive = useSyncExternalStore(unchanging, alive, dead);
  const [{ errors, ...shown }, setState] = useState<State>({
    ...QUIET,
    sending: posts.has(place),
    ...(alert && { alert, failed: true }),
  });
  const show = (state: Partial<State>) => flushSync(() => setState({ ...QUIET, ...state }));

  /** Shows the errors and moves the focus to the first field that has one. */
  const refuse = (found: FormErrors) => {
    // What was said before is said again.
    show({ errors: found });
    show({ errors: found, alert: toCheck(form, found, words) });
    focusFirst(form, found, element.current);
  };

  const fail = (message: string) => {
    const before = document.activeElement;
    const seen = isShown();
    // Nobody is called away from what they do meanwhile elsewhere on the page.
    const isFree = before === status.current || before === document.body || before !== document.activeElement;
    if (!seen) onFailedUnseen(message);
    show({ alert: message, failed: true });
    if (seen && isFree) element.current?.querySelector('button')?.focus();
  };

  const settle = (outcome: Outcome) => {
    if (outcome.kind === 'sent') return onSent();
    if (outcome.kind === 'refused' && isShown()) return refuse(outcome.errors);
    fail(outcome.kind === 'busy' ? tooMany(outcome.seconds, words) : words.forms.failed);
  };
  useLayoutEffect(() => {
    if (posts.has(place)) posts.set(place, settle);
  });

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (shown.sending) return;
    const values = entriesOf(form, event.currentTarget);
    const found = checkForm(form, values, words);
    if (Object.keys(found).length > 0) return refuse(found);
    const honeypot = String(new FormData(event.currentTarget).get(HONEYPOT) ?? '');
    posts.set(place, settle);
    show({ sending: true });
    status.current?.focus();
    const outcome = await send({ form: form.name, values, page, serviceTag }, honeypot, words.forms);
    const tell = posts.get(place);
    posts.delete(place);
    tell?.(outcome);
  };

  /** Checks a field with an error again as soon as it changes or loses focus. The summary ends with the first that is mended. */
  const recheck = ({ target }: SyntheticEvent) => {
    const field = form.fields.find(({ name }) => target instanceof Element && name === target.getAttribute('name'));
    if (!field || errors[field.name] === undefined || !element.current) return;
    const { [field.name]: _, ...others } = errors;
    const error = checkField(field, entryOf(field, element.current), words);
    const next = error === undefined ? others : { ...errors, [field.name]: error };
    setState({ ...shown, errors: next, alert: error === undefined ? '' : shown.alert });
  };

  return {
    /** of the form element */
    attributes: { ref: element, noValidate: isAlive, onSubmit, onChange: recheck, onBlur: recheck },
    fields: { form, errors, attributes: isAlive ? attributesOf : nativeAttributesOf },
    foot: { ...shown, status, submitLabel: form.submitLabel },
    element,
  };
}

const unchanging = () => () => {};
const alive = () => true;
const dead = () => false;

/** All that the browser itself can check. */
const nativeAttributesOf = (field: FormField) => kindOf(field).attributes(field, maxLengthOf(field));

/**
 * No `maxLength`: a browser would cut off a long pasted text without a word. No `title`: screen readers would read what is
 * wrong with an entry before there is one.
 */
const attributesOf = (field: FormField) => ({ ...kindOf(field).attributes(field), title: undefined });
