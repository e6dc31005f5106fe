import { useEffect } from 'react';
import { firstSign } from '../firstSign.ts';
import { prefersReducedMotion } from '../mediaQuery.ts';
import type { animate as Animate } from './animate.ts';

let loaded: typeof Animate | undefined;

/**
 * Loads the code that animates once the visitor does something. Gives it to event handlers and effects; undefined until it has come, where it
 * cannot be had, and where the visitor prefers reduced motion: then things change at once.
 */
export function useAnimate(): () => typeof Animate | undefined {
  useEffect(() => {
    if (!loaded) void firstSign().then(() => (prefersReducedMotion() ? undefined : loadAnimate()));
  }, []);
  return current;
}

/** Resolves when the code that animates is there. */
export async function loadAnimate(): Promise<void> {
  loaded = await import('./animate.ts').then(
    (module) => module.animate,
    () => undefined,
  );
}

const current = () => (prefersReducedMotion() ? undefined : loaded);
