import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useStore } from '../../design/store.ts';
import type { ConsentSettings } from '../../documents/site.ts';
import type { ConsentRecord } from './record.ts';
import { type ConsentStore, createConsentStore } from './store.ts';

export interface Consent extends Pick<ConsentStore, 'decide' | 'reset'> {
  /** the visitor's decision; undefined while there is none */
  record: ConsentRecord | undefined;
  /** whether content of other hosts may be loaded */
  external: boolean;
}

const ConsentContext = createContext<Consent | null>(null);

interface ConsentProviderProps {
  settings: Pick<ConsentSettings, 'storageKey' | 'version'>;
  children: ReactNode;
}

/** Provides the visitor's decision. Only for the browser: a prerendered document belongs to no visitor. */
export function ConsentProvider({ settings, children }: ConsentProviderProps) {
  const [store] = useState(() => createConsentStore(settings));
  const record = useStore(store);
  useEffect(() => store.follow(), [store]);
  const { decide, reset } = store;
  return (
    <ConsentContext value={{ record, external: record?.external ?? false, decide, reset }}>{children}</ConsentContext>
  );
}

/** The visitor's consent. Throws outside the provider. */
export function useConsent(): Consent {
  const consent = useContext(ConsentContext);
  if (!consent) throw new Error('No ConsentProvider');
  return consent;
}
