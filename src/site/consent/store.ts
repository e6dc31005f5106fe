import { createStore, type Store } from '../../design/store.ts';
import type { ConsentSettings } from '../../documents/site.ts';
import { type ConsentRecord, parseRecord } from './record.ts';

type Settings = Pick<ConsentSettings, 'storageKey' | 'version'>;

/** The visitor's decision, undefined while there is none on this version; and what changes it. */
export interface ConsentStore extends Pick<Store<ConsentRecord | undefined>, 'get' | 'subscribe'> {
  decide: (external: boolean) => void;
  /** revokes the decision: the visitor is asked again */
  reset: () => void;
  /** follows other tabs and returns through the back-forward cache; returns a function that stops it */
  follow: () => () => void;
}

/** Never throws, whatever storage does or refuses: without a readable record there is no consent. */
export function createConsentStore({ storageKey, version }: Settings): ConsentStore {
  /** the browser did not store the decision, so it holds for this page view only */
  let unsaved = false;
  const { get, set, subscribe } = createStore(read(storageKey, version));

  function remove() {
    try {
      window.localStorage.removeItem(storageKey);
    } catch (error) {
      console.warn('The stored consent cannot be deleted', error);
    }
  }

  /** Ignores records of other versions, and whatever is not a record. */
  function changedElsewhere({ key, newValue }: StorageEvent) {
    if (key !== storageKey && key !== null) return;
    const found = newValue === null ? undefined : parseRecord(newValue);
    if (newValue !== null && found?.version !== version) return;
    unsaved = false;
    set(found);
  }

  /** A page in the back-forward cache gets no storage events from other tabs. */
  function returned({ persisted }: PageTransitionEvent) {
    if (persisted && !unsaved) set(read(storageKey, version));
  }

  return {
    get,
    subscribe,
    decide(external) {
      const decided: ConsentRecord = { necessary: true, external, timestamp: Date.now(), version };
      try {
        window.localStorage.setItem(storageKey, JSON.stringify(decided));
        unsaved = false;
      } catch (error) {
        console.warn('The browser does not store the decision, so it holds for this page view only', error);
        unsaved = true;
        // An older consent must not outlive a refusal.
        remove();
      }
      set(decided);
    },
    reset() {
      unsaved = false;
      remove();
      set(undefined);
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

/** The stored decision; undefined where there is none on this version, or none that can be read. */
function read(storageKey: string, version: string): ConsentRecord | undefined {
  try {
    const text = window.localStorage.getItem(storageKey);
    if (text === null) return undefined;
    const found = parseRecord(text);
    if (!found) throw new Error(`${storageKey}: ${text.slice(0, 80)}`);
    return found.version === version ? found : undefined;
  } catch (error) {
    console.warn('The stored consent cannot be read, so the visitor is asked again', error);
    return undefined;
  }
}
