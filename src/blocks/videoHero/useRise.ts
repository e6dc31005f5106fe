import { type RefObject, useEffect } from 'react';
import { prefersReducedMotion } from '../../design/mediaQuery.ts';

/** Once the page is alive, the headline's lines rise. The code for it comes after everything that the page needs. */
export function useRise(headline: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = headline.current;
    if (!element || prefersReducedMotion()) return;
    // Without its code the headline stands still.
    import('./rise.ts').then(({ rise }) => rise(element)).catch(() => {});
  }, [headline]);
}
