import { useSyncExternalStore } from 'react';

/** A value that lives outside React and can be followed from inside and outside it. */
export interface Store<T> {
  get: () => T;
  /** Replaces the value and calls every listener. */
  set: (value: T) => void;
  /** Calls the listener after every change; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The current value of a store. A store that the server renders must not change before hydration has committed. */
export const useStore = <T>({ subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>): T =>
  useSyncExternalStore(subscribe, get, get);
