import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { useStore } from '../../design/store.ts';
import { curtainPhase, type Phase } from './curtain.ts';

const PreloaderContext = createContext<typeof curtainPhase | null>(null);

let Curtain: ComponentType<{ phase: Phase; mark: string }> | undefined;

/** Fetches the visible part of the preloader. Without it pages change in the same way, only uncovered. */
export function fetchCurtain() {
  import('./Curtain.tsx').then(
    (module) => {
      Curtain = module.Curtain;
    },
    () => {},
  );
}

interface PreloaderProviderProps {
  /** the brand mark on the curtain */
  mark: string;
  children: ReactNode;
}

/**
 * Provides the phase of the curtain, and draws the curtain while any of it is visible. What is provided stays the same object: blocks
 * that React has not taken over yet would be lost if a context around them changed.
 */
export function PreloaderProvider({ mark, children }: PreloaderProviderProps) {
  const phase = useStore(curtainPhase);
  return (
    <PreloaderContext value={curtainPhase}>
      {children}
      {phase !== 'open' && Curtain ? <Curtain phase={phase} mark={mark} /> : null}
    </PreloaderContext>
  );
}

/** State of the preloader: its phase, and whether any of it is visible. Throws outside the provider. */
export function usePreloader(): { phase: Phase; showing: boolean } {
  const provided = useContext(PreloaderContext);
  if (!provided) throw new Error('No PreloaderProvider');
  const phase = useStore(provided);
  return { phase, showing: phase !== 'open' };
}
