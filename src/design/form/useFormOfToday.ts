import { useSyncExternalStore } from 'react';
import type { Form } from '../../documents/form.ts';
import { formOn, localDay } from '../../forms/today.ts';

/** The form as it is today. A page is built on another day, so that it learns of this one when the browser takes over. */
export function useFormOfToday(form: Form): Form {
  const today = useSyncExternalStore(unchanging, localDay, unknown);
  return today === undefined ? form : formOn(form, today);
}

const unchanging = () => () => {};
const unknown = () => undefined;
