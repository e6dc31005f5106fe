import { type RefObject, useLayoutEffect } from 'react';

/** What a visitor has entered in a form on a page that they have left. */
interface Draft {
  entries: FormData;
  /** why it could not be sent; the visitor had gone on meanwhile */
  alert?: string;
}

/** By page and form, as long as the document lives: nothing is stored in the browser. */
const drafts = new Map<string, Draft>();

/** Why a form could not be sent after its page was left; undefined where that was not so. */
export const alertOf = (key: string): string | undefined => drafts.get(key)?.alert;

/** Remembers why a form could not be sent whose page was left. */
export function failDraft(key: string, alert: string) {
  const draft = drafts.get(key);
  if (draft) draft.alert = alert;
}

/** Forgets a form that was sent, also where its page is still shown. */
export function dropDraft(key: string, form: HTMLFormElement | null) {
  drafts.delete(key);
  form?.reset();
}

/** Fills in a form as it was when its page was left, and remembers its entries when the page is left again. */
export function useDraft(key: string, form: RefObject<HTMLFormElement | null>) {
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    fillIn(element, drafts.get(key)?.entries);
    drafts.delete(key);
    return () => {
      drafts.set(key, { entries: new FormData(element) });
    };
  }, [key, form]);
}

function fillIn(form: HTMLFormElement, entries: FormData | undefined) {
  if (!entries) return;
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && /^(?:radio|checkbox)$/u.test(control.type))
      control.checked = entries.get(control.name) === control.value;
    else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    )
      control.value = String(entries.get(control.name) ?? '');
  }
}
