import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** What a disclosure is: `details` until React has taken over, then a heading with a button. */
export interface Life {
  alive: boolean;
  open: boolean;
  toggle: (open: boolean) => void;
  /** the button is to take over the focus that the summary had */
  focused: boolean;
}

/**
 * The first render is the server's: `details`, which opens by itself. Once alive, the button takes its place with what the
 * visitor has done meanwhile: what is open stays open, focus stays where it is, and a click under way is waited for.
 */
export function useLife(root: RefObject<HTMLElement | null>): Life {
  const [life, setLife] = useState({ alive: false, open: false, focused: false });

  useLayoutEffect(() => {
    const details = root.current;
    if (!(details instanceof HTMLDetailsElement)) return;
    const wake = () => setLife({ alive: true, open: details.open, focused: hasFocus(details) });
    if (!details.matches(':active')) return wake();
    // The click that ends this press is still to come; it opens the details in the same task.
    let waiting: ReturnType<typeof setTimeout>;
    const released = () => {
      waiting = setTimeout(wake);
    };
    document.addEventListener('pointerup', released, { once: true });
    document.addEventListener('pointercancel', released, { once: true });
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('pointerup', released);
      document.removeEventListener('pointercancel', released);
    };
  }, [root]);

  const toggle = useCallback((open: boolean) => setLife((before) => ({ ...before, open })), []);
  return { ...life, toggle };
}

const hasFocus = (details: HTMLElement) => details.querySelector('summary') === document.activeElement;
