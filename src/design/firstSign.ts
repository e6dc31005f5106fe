const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * Resolves when the visitor does something: moves the pointer, touches, turns the wheel, presses a key; focus and scrolling can be our
 * own doing. What will probably be needed soon is fetched then; whoever only looks at the first screen loads none of it.
 */
export const firstSign = (): Promise<void> =>
  new Promise((resolve) => {
    const signs = new AbortController();
    const seen = () => {
      signs.abort();
      resolve();
    };
    for (const sign of SIGNS)
      window.addEventListener(sign, seen, { passive: true, capture: true, signal: signs.signal });
  });
