import { createStore } from '../store.ts';

/** What a block may know of the visitor's consent to content of other hosts. */
export interface ExternalConsent {
  isGiven: boolean;
  /** the visitor gives it, for all content of other hosts, as in the settings */
  give: () => void;
}

/** Undefined until the visitor's decision has been read, in documents, and on sites that ask for none. */
export const externalConsent = createStore<ExternalConsent | undefined>(undefined);
