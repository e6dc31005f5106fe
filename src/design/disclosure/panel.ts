import { type RefObject, useLayoutEffect, useRef } from 'react';
import { behaviour } from '../behaviour.ts';
import { prefersReducedMotion } from '../mediaQuery.ts';
import { motion } from '../tokens.ts';

/** Attribute of a closed panel: the browser's search still finds its text, and opens it. */
const CLOSED = 'until-found';

/**
 * Opens and closes a panel: its height is animated from what it is to what it will be, or changes at once where the visitor
 * prefers reduced motion. A closed panel is `hidden="until-found"`, which React cannot write; so it is set here only.
 */
export function usePanel(panel: RefObject<HTMLElement | null>, open: boolean, onFound: () => void) {
  const shown = useRef<boolean>(undefined);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || shown.current === open) return;
    const atOnce = shown.current === undefined || prefersReducedMotion();
    shown.current = open;
    const from = element.getBoundingClientRect().height;
    for (const animation of element.getAnimations()) animation.cancel();
    element.removeAttribute('hidden');
    if (atOnce) return close(element, open);
    const to = open ? element.getBoundingClientRect().height : 0;
    const animation = element.animate(
      { height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip'] },
      { duration: behaviour.disclosure, easing: motion.easeIn },
    );
    animation.onfinish = () => close(element, open);
  }, [panel, open]);

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
