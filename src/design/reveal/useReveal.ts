import { type RefObject, useEffect } from 'react';

/**
 * Lets the parts of an element enter once, when they come into view. A part says how by an attribute:
 * `data-reveal="rise"` (headings, cards), `"zoom"` (the frame of a picture) or `"count"` (a key figure).
 *
 * The code for it comes after hydration. Where it does not come, or motion is not wanted, everything simply stands there.
 */
export function useReveal(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = root.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const leaving = new AbortController();
    import('./reveal.ts').then(
      ({ reveal }) => reveal(element, leaving.signal),
      (error: unknown) => console.warn('Bewegung beim Blättern nicht geladen', error),
    );
    return () => leaving.abort();
  }, [root]);
}
