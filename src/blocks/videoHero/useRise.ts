import { type RefObject, useEffect } from 'react';
import { prefersReducedMotion } from '../../design/mediaQuery.ts';

/** Lets the headline's lines rise after hydration. The code for it is loaded after everything that the page needs. */
export function useRise(headline: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = headline.current;
    if (!element || prefersReducedMotion()) return;
    // Without its code the headline does not move.
    import('./rise.ts').then(({ rise }) => rise(element)).catch(() => {});
  }, [headline]);
}
