import { useCallback, useSyncExternalStore } from 'react';
import { narrowerThan } from './tokens.ts';

declare global {
  interface Navigator {
    /** Network Information API: not in every browser */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType: string };
  }
}

/** Below the mobile breakpoint, from which on lists stand beside each other and carousels become grids. */
export const PHONE = narrowerThan('mobile');
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Whether a media query matches now. Only in the browser. On a site whose theme is without motion every visitor counts as one
 * who asks for less.
 */
export const matchesMedia = (query: string): boolean =>
  window.matchMedia(query).matches ||
  (query.startsWith(REDUCED_MOTION) &&
    getComputedStyle(document.documentElement).getPropertyValue('--motion') === 'none');

/** Whether the visitor asks for less motion: then things change place or appear at once. Only in the browser. */
export const prefersReducedMotion = (): boolean => matchesMedia(REDUCED_MOTION);

/** Whether every byte counts: the line is slow (`3g` is 700 kbit/s or 270 ms and worse), or data are to be saved. Only in the browser. */
export function isConnectionWeak(): boolean {
  const { connection } = navigator;
  return Boolean(connection && (connection.saveData || /[23]g/u.test(connection.effectiveType)));
}

/** Whether a media query matches; undefined while prerendering and until hydration has committed. */
export function useMedia(query: string): boolean | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => undefined,
  );
}
