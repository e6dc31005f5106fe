import { type RefObject, useEffect } from 'react';
import { prefersReducedMotion } from '../mediaQuery.ts';

/**
 * Lets the parts of an element enter once, when they come into view. A part says how by an attribute:
 * `data-reveal="rise"` (headings, cards), `"zoom"` (the frame of a picture) or `"count"` (a key figure).
 *
 * Nothing is hidden before the visitor begins to scroll, and the code for it is loaded only then: a printer, a crawler or a screenshot
 * of the whole page gets everything. Where it fails, or the visitor prefers reduced motion, everything is simply there.
 */
export function useReveal(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const leaving = new AbortController();
    const begin = () => {
      if (window.scrollY === 0) return;
      window.removeEventListener('scroll', begin);
      // Asked only now: while React takes over, the answer would have the whole page styled in between.
      if (prefersReducedMotion()) return;
      import('./reveal.ts').then(
        ({ reveal }) => reveal(element, leaving.signal),
        (error: unknown) => console.warn('The code for entrances could not be loaded', error),
      );
    };
    window.addEventListener('scroll', begin, { passive: true, signal: leaving.signal });
    return () => leaving.abort();
  }, [root]);
}
