import type { Site } from '../../documents/site.ts';
import { type ConsentRecord, parseRecord } from './record.ts';

type Settings = Pick<Site['consent'], 'storageKey' | 'version'>;

/** The visitor's decision, and what changes it. */
export interface ConsentStore {
  /** undefined while there is no decision on this version */
  record: () => ConsentRecord | undefined;
  subscribe: (listener: () => void) => () => void;
  decide: (external: boolean) => void;
  /** takes the decision back: the visitor is asked again */
  reset: () => void;
  /** follows other tabs and returns through the back-forward cache; gives a function that ends it */
  follow: () => () => void;
}

/** Nothing that storage does, or refuses, throws: without a readable record there is no consent (specification section 8). */
export function createConsentStore({ storageKey, version }: Settings): ConsentStore {
  const listeners = new Set<() => void>();
  /** storage would not take the decision, so it holds for this page view */
  let unsaved = false;
  let record = read();

  function read(): ConsentRecord | undefined {
    try {
      const text = window.localStorage.getItem(storageKey);
      if (text === null) return undefined;
      const found = parseRecord(text);
      if (!found) throw new Error(`${storageKey}: ${text.slice(0, 80)}`);
      return found.version === version ? found : undefined;
    } catch (error) {
      console.warn('Die gespeicherte Einwilligung ist nicht lesbar, es wird neu gefragt', error);
      return undefined;
    }
  }

  function take(next: ConsentRecord | undefined) {
    record = next;
    for (const listener of listeners) listener();
  }

  function remove() {
    try {
      window.localStorage.removeItem(storageKey);
    } catch (error) {
      console.warn('Die gespeicherte Einwilligung lässt sich nicht löschen', error);
    }
  }

  /** The record of another version says nothing about this one, and what is no record says nothing at all. */
  function changedElsewhere({ key, newValue }: StorageEvent) {
    if (key !== storageKey && key !== null) return;
    const found = newValue === null ? undefined : parseRecord(newValue);
    if (newValue !== null && found?.version !== version) return;
    unsaved = false;
    take(found);
  }

  /** A page in the back-forward cache hears nothing of other tabs. */
  function returned({ persisted }: PageTransitionEvent) {
    if (persisted && !unsaved) take(read());
  }

  return {
    record: () => record,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    decide(external) {
      const decided: ConsentRecord = { necessary: true, external, timestamp: Date.now(), version };
      try {
        window.localStorage.setItem(storageKey, JSON.stringify(decided));
        unsaved = false;
      } catch (error) {
        console.warn('Die Auswahl gilt nur für diesen Seitenaufruf, der Browser speichert sie nicht', error);
        unsaved = true;
        // An older consent must not outlive a refusal.
        remove();
      }
      take(decided);
    },
    reset() {
      unsaved = false;
      remove();
      take(undefined);
    },
    follow() {
      window.addEventListener('storage', changedElsewhere);
      window.addEventListener('pageshow', returned);
      return () => {
        window.removeEventListener('storage', changedElsewhere);
        window.removeEventListener('pageshow', returned);
      };
    },
  };
}
