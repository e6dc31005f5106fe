import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useAnimate } from '../animation/useAnimate.ts';
import { behaviour } from '../behaviour.ts';

/** Attribute of a closed panel: the browser's search still finds its text, and opens it. */
const CLOSED = 'until-found';

/**
 * Opens and closes a panel: its height is animated from what it is to what it will be, or changes at once where the visitor
 * prefers reduced motion. A closed panel is `hidden="until-found"`, which React cannot write; so it is set here only.
 */
export function usePanel(panel: RefObject<HTMLElement | null>, open: boolean, onFound: () => void) {
  const shown = useRef<boolean>(undefined);
  const animation = useAnimate();

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || shown.current === open) return;
    const animate = shown.current === undefined ? undefined : animation();
    shown.current = open;
    // To measure a panel has the page laid out, so only what is to move is measured.
    const from = animate && element.getBoundingClientRect().height;
    element.removeAttribute('hidden');
    if (!animate) return close(element, open);
    const to = open ? element.scrollHeight : 0;
    const { finished } = animate(
      element,
      { height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip'] },
      { duration: behaviour.disclosure },
    );
    void finished.then(() => close(element, open));
  }, [panel, open, animation]);

  useLayoutEffect(() => {
    const element = panel.current;
    // The browser shows the panel itself and scrolls to the match: nothing may move under it.
    const found = () => {
      shown.current = true;
      onFound();
    };
    element?.addEventListener('beforematch', found);
    return () => element?.removeEventListener('beforematch', found);
  }, [panel, onFound]);
}

function close(element: HTMLElement, open: boolean) {
  if (!open) element.setAttribute('hidden', CLOSED);
}
