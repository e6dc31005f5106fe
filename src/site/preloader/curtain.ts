import { behaviour } from '../../design/behaviour.ts';
import { createStore } from '../../design/store.ts';

/** The page is free, the halves move together, the page is covered, the halves move apart. */
export type Phase = 'open' | 'closing' | 'closed' | 'opening';

const { navigationDelay, closing, opening, watchdog } = behaviour.preloader;

export const curtainPhase = createStore<Phase>('open');

let delay: Promise<void> | undefined;
let whenStuck: (() => void) | undefined;
let step: ReturnType<typeof setTimeout>;
let guard: ReturnType<typeof setTimeout>;
/** what had focus when the page was covered */
let focused: Element | null = null;

/** Runs once as soon as the phase is the wanted one, at once if it already is. Returns a function that cancels it. */
export function whenCurtain(isWanted: (phase: Phase) => boolean, run: () => void): () => void {
  if (isWanted(curtainPhase.get())) {
    run();
    return () => {};
  }
  const stop = curtainPhase.subscribe(() => {
    if (!isWanted(curtainPhase.get())) return;
    stop();
    run();
  });
  return stop;
}

/**
 * Closes the curtain. Resolves when the page behind it may change: `navigationDelay` after it began to close, however
 * often this is called meanwhile. If nobody opens it in time, `stuck` of the last call is called, and it opens by itself.
 */
export function closeCurtain(stuck: () => void): Promise<void> {
  whenStuck = stuck;
  if (delay) return delay;
  clearTimeout(step);
  enter('closing');
  delay = new Promise((resolve) => setTimeout(resolve, navigationDelay));
  step = setTimeout(enter, closing, 'closed');
  guard = setTimeout(() => {
    whenStuck?.();
    openCurtain();
  }, watchdog - opening);
  return delay;
}

export function openCurtain() {
  if (!delay) return;
  reset();
  enter('opening');
  step = setTimeout(enter, opening, 'open');
}

/** Uncovers the page at once: after a return through the back-forward cache. */
export function removeCurtain() {
  reset();
  if (curtainPhase.get() !== 'open') enter('open');
}

function reset() {
  delay = undefined;
  clearTimeout(step);
  clearTimeout(guard);
}

/**
 * While the page is covered nothing in it can be clicked, focused or read. A listener may set the focus; if none does,
 * it returns to where it was.
 */
function enter(next: Phase) {
  performance.mark(`preloader:${next}`);
  if (next === 'closed') focused = document.activeElement;
  document.body.inert = next === 'closed';
  curtainPhase.set(next);
  if (next !== 'opening') return;
  if (document.activeElement === document.body && focused instanceof HTMLElement)
    focused.focus({ preventScroll: true });
  focused = null;
}
