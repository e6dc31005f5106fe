import { useSyncExternalStore } from 'react';
import { breakpoint } from '../tokens.ts';

const QUERY = `(width < ${breakpoint.mobile}px)`;

function subscribe(listener: () => void) {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is a phone's (specification section 9); false until the page is alive. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
