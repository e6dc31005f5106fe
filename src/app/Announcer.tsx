import { VisuallyHidden } from '../design/Anchor.tsx';
import { createStore, useStore } from '../design/store.ts';

const message = createStore('');

/** Says a sentence to screen reader users, politely. The region is in the page before its text is (WCAG 4.1.3). */
export const announce = message.set;

export function Announcer() {
  return (
    <VisuallyHidden as="div" role="status" aria-live="polite">
      {useStore(message)}
    </VisuallyHidden>
  );
}
