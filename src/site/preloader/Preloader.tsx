import { type ComponentType, createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { curtainPhase, onCurtain, type Phase } from './curtain.ts';

const PreloaderContext = createContext<Phase | null>(null);

let Curtain: ComponentType<{ phase: Phase; mark: string }> | undefined;

/** Fetches what is seen of the preloader. Without it pages change as they do with it, only unveiled. */
export function fetchCurtain() {
  import('./Curtain.tsx').then(
    (module) => {
      Curtain = module.Curtain;
    },
    () => {},
  );
}

interface PreloaderProviderProps {
  /** the brand mark that stands on the curtain */
  mark: string;
  children: ReactNode;
}

/** Tells everything inside it what the curtain does, and draws the curtain while it shows. */
export function PreloaderProvider({ mark, children }: PreloaderProviderProps) {
  const phase = useSyncExternalStore(onCurtain, curtainPhase, prerendered);
  return (
    <PreloaderContext value={phase}>
      {children}
      {phase !== 'open' && Curtain ? <Curtain phase={phase} mark={mark} /> : null}
    </PreloaderContext>
  );
}

const prerendered = (): Phase => 'open';

/** State of the preloader: its phase, and whether any of it is seen. Throws outside the provider (specification 8). */
export function usePreloader(): { phase: Phase; showing: boolean } {
  const phase = useContext(PreloaderContext);
  if (!phase) throw new Error('usePreloader must be used inside PreloaderProvider');
  return { phase, showing: phase !== 'open' };
}
