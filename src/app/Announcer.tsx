import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../design/Anchor.tsx';

let message = '';
const listeners = new Set<() => void>();

/** Says a sentence to screen reader users, politely. The region stands in the page before the text does (WCAG 4.1.3). */
export function announce(text: string) {
  message = text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function Announcer() {
  const text = useSyncExternalStore(
    subscribe,
    () => message,
    () => '',
  );
  return (
    <VisuallyHidden as="div" role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
