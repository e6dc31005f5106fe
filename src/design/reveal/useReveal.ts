import { type RefObject, useEffect } from 'react';
import { prefersReducedMotion } from '../mediaQuery.ts';

/**
 * Lets the parts of an element enter once, when they come into view. A part says how by an attribute:
 * `data-reveal="rise"` (headings, cards), `"zoom"` (the frame of a picture) or `"count"` (a key figure).
 *
 * The code for it is loaded after hydration. Where that fails, or the visitor prefers reduced motion, everything is simply there.
 */
export function useReveal(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = root.current;
    if (!element || prefersReducedMotion()) return;
    const leaving = new AbortController();
    import('./reveal.ts').then(
      ({ reveal }) => reveal(element, leaving.signal),
      (error: unknown) => console.warn('The code for entrances could not be loaded', error),
    );
    return () => leaving.abort();
  }, [root]);
}
