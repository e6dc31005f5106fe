import { type MouseEvent, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Subtitle } from '../../design/form/styles.ts';
import { Thanks } from '../../design/form/Thanks.tsx';
import { matchesMedia } from '../../design/mediaQuery.ts';
import { Label } from '../../design/Text.tsx';
import { useWords } from '../../design/words.ts';
import type { Form } from '../../documents/form.ts';
import type { ContactRequest } from '../../fields/action.ts';
import { keepFocus, openModal } from '../dialog.ts';
import { PopupForm } from './PopupForm.tsx';
import { Clock, Corner, Dialog, Head, Paper, Title } from './styles.ts';
import { useThanks } from './useThanks.ts';

export interface PopupProps {
  /** texts from the call to action */
  contact: ContactRequest;
  form: Form;
  /** route of the page */
  page: string;
  /** for those whose message cannot be sent */
  email: string;
  /** the focus returns to it */
  opener: HTMLElement;
  /** announces a sentence in the page's own status */
  announce: (text: string) => void;
  /** how often it was asked for: it opens whenever this changes */
  opening: number;
  /** called once the form is sent */
  onSent: () => void;
}

/**
 * A form in a native modal dialog: the page behind is inert, Escape closes. If it is closed while it is being sent, the
 * page's status announces the outcome; a form that could not be sent opens again, as it was filled in.
 */
export function Popup({ contact, form, page, email, opener, announce, opening, onSent }: PopupProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [sent, setSent] = useState(false);
  const close = useModal(dialog, title, opening);
  const { waiting, handlers } = useThanks(sent, title, close);
  const backdrop = useBackdrop(close);

  const thank = () => {
    onSent();
    announce(`${form.success.title}. ${form.success.text}`);
    if (!dialog.current?.open) return;
    flushSync(() => setSent(true));
    title.current?.focus();
  };
  const returnFocus = () => opener.isConnected && opener.focus({ preventScroll: true });

  return (
    <Dialog
      data-tone="light"
      ref={dialog}
      aria-labelledby={id}
      $width={form.width}
      onClose={returnFocus}
      onKeyDown={keepFocus}
      {...backdrop}
    >
      <Paper {...handlers}>
        {sent ? (
          <Thanks form={form} end={<Clock aria-hidden="true" data-waiting={waiting || undefined} />}>
            <Title as="h2" id={id} ref={title} tabIndex={-1} $size="block">
              {form.success.title}
            </Title>
          </Thanks>
        ) : (
          <>
            <Head>
              {contact.serviceLabel ? <Label>{contact.serviceLabel}</Label> : null}
              <Title as="h2" id={id} ref={title} tabIndex={-1} $size="block">
                {contact.heading}
              </Title>
              <Subtitle>{contact.subheading}</Subtitle>
            </Head>
            <PopupForm
              form={form}
              page={page}
              serviceTag={contact.serviceLabel ?? ''}
              onSent={thank}
              isShown={() => isShown(dialog.current)}
              onFailedUnseen={announce}
              email={email}
            />
          </>
        )}
        <Corner aria-label={useWords().frame.close} onClick={close} />
      </Paper>
    </Dialog>
  );
}

/** Opens the dialog with the focus inside, and closes it when the visitor goes back; returns what closes it. */
function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  heading: RefObject<HTMLElement | null>,
  opening: number,
): () => void {
  const close = useCallback(() => dialog.current?.close(), [dialog]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening opens it again
  useEffect(() => {
    if (dialog.current) openModal(dialog.current);
    firstStop(dialog.current, heading.current)?.focus();
  }, [dialog, heading, opening]);
  useEffect(() => {
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [close]);
  return close;
}

/** Shows the dialog again if it was closed. Whether the visitor sees it: another dialog may be open. */
function isShown(dialog: HTMLDialogElement | null): boolean {
  if (dialog?.isConnected && !document.querySelector('dialog:modal')) openModal(dialog);
  return dialog?.open ?? false;
}

/** The first field; on a touch screen the heading, so that no keyboard covers the form before it was seen. */
function firstStop(dialog: HTMLElement | null, heading: HTMLElement | null): HTMLElement | null | undefined {
  if (!matchesMedia('(pointer: fine)')) return heading;
  return dialog?.querySelector<HTMLElement>(':is(input:not([type="hidden"], [tabindex="-1"]), textarea, select)');
}

/** A click on the backdrop closes; a drag that only ends there, such as a selection of text, does not. */
function useBackdrop(close: () => void) {
  const pressed = useRef(false);
  return {
    onPointerDown: (event: MouseEvent) => {
      pressed.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      if (pressed.current && event.target === event.currentTarget) close();
    },
  };
}
