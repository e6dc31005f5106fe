import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** State of a disclosure: `details` until hydration, then a heading with a button. */
export interface DisclosureState {
  hydrated: boolean;
  open: boolean;
  toggle: (open: boolean) => void;
  /** the summary had the focus, so the button is to get it */
  focused: boolean;
}

/**
 * The first render is the server's: `details`, which opens by itself. After hydration the button replaces it in the state
 * that the visitor has left it in: what is open stays open, the focus stays, and a press that has begun is waited for.
 */
export function useDisclosure(root: RefObject<HTMLElement | null>): DisclosureState {
  const [state, setState] = useState({ hydrated: false, open: false, focused: false });

  useLayoutEffect(() => {
    const details = root.current;
    if (!(details instanceof HTMLDetailsElement)) return;
    const replace = () => setState({ hydrated: true, open: details.open, focused: hasFocus(details) });
    if (!details.matches(':active')) return replace();
    // The click that ends this press is still to come; it opens the details in the same task.
    let waiting: ReturnType<typeof setTimeout>;
    const released = () => {
      waiting = setTimeout(replace);
    };
    document.addEventListener('pointerup', released, { once: true });
    document.addEventListener('pointercancel', released, { once: true });
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('pointerup', released);
      document.removeEventListener('pointercancel', released);
    };
  }, [root]);

  const toggle = useCallback((open: boolean) => setState((before) => ({ ...before, open })), []);
  return { ...state, toggle };
}

const hasFocus = (details: HTMLElement) => details.querySelector('summary') === document.activeElement;
