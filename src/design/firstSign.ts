const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

let seen: Promise<void> | undefined;

/**
 * Resolves when the visitor does something: moves the pointer, touches, turns the wheel, presses a key; focus and scrolling can be our
 * own doing. What will probably be needed soon is fetched then; whoever only looks at the first screen loads none of it.
 */
export function firstSign(): Promise<void> {
  seen ??= new Promise((resolve) => {
    const signs = new AbortController();
    const see = () => {
      signs.abort();
      resolve();
    };
    for (const sign of SIGNS)
      window.addEventListener(sign, see, { passive: true, capture: true, signal: signs.signal });
  });
  return seen;
}
