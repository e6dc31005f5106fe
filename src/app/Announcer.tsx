import { VisuallyHidden } from '../design/Anchor.tsx';
import { createStore, useStore } from '../design/store.ts';

const message = createStore('');
let due: ReturnType<typeof setTimeout> | undefined;

/**
 * Says a sentence to screen reader users, politely. The region is in the page before its text is (WCAG 4.1.3), also where the
 * text is that of the last time, and where a modal dialog that closes at this moment has kept the region from them until now.
 */
export function announce(text: string) {
  clearTimeout(due);
  message.set('');
  due = setTimeout(message.set, 100, text);
}

export function Announcer() {
  return (
    <VisuallyHidden as="div" role="status" aria-live="polite">
      {useStore(message)}
    </VisuallyHidden>
  );
}
