import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { curtainPhase, onCurtain, type Phase } from './curtain.ts';

const PreloaderContext = createContext<Phase | null>(null);

/** Tells everything inside it what the curtain does. */
export function PreloaderProvider({ children }: { children: ReactNode }) {
  return (
    <PreloaderContext value={useSyncExternalStore(onCurtain, curtainPhase, () => 'open')}>{children}</PreloaderContext>
  );
}

/** State of the preloader: its phase, and whether any of it is seen. Throws outside the provider (specification 8). */
export function usePreloader(): { phase: Phase; showing: boolean } {
  const phase = useContext(PreloaderContext);
  if (!phase) throw new Error('usePreloader must be used inside PreloaderProvider');
  return { phase, showing: phase !== 'open' };
}
