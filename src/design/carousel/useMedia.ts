import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; nothing is known before hydration. */
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
    () => window.matchMedia(query).matches,
    () => undefined,
  );
}
