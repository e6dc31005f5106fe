import { behaviour } from '../../design/behaviour.ts';

/** The page lies open, the halves move together, the page is covered, the halves move apart. */
export type Phase = 'open' | 'closing' | 'closed' | 'opening';

const { navigationDelay, closing, opening, watchdog } = behaviour.preloader;

let phase: Phase = 'open';
let delay: Promise<void> | undefined;
let whenStuck: (() => void) | undefined;
let step: ReturnType<typeof setTimeout>;
let guard: ReturnType<typeof setTimeout>;
/** what had focus when the page was covered */
let focused: Element | null = null;
const listeners = new Set<() => void>();

export const curtainPhase = (): Phase => phase;

export function onCurtain(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Runs once as soon as the phase is the wanted one, at once if it already is. Gives a function that calls it off. */
export function whenCurtain(isWanted: (phase: Phase) => boolean, run: () => void): () => void {
  if (isWanted(phase)) {
    run();
    return () => {};
  }
  const stop = onCurtain(() => {
    if (!isWanted(phase)) return;
    stop();
    run();
  });
  return stop;
}

/**
 * Closes the curtain. Resolves when the page behind it may change: `navigationDelay` after it began to close, however
 * often it is asked meanwhile. If nobody opens it in time, `stuck` of the last call is told, and it opens by itself.
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
  rest();
  enter('opening');
  step = setTimeout(enter, opening, 'open');
}

/** The page lies open at once: after a return through the back-forward cache. */
export function removeCurtain() {
  rest();
  if (phase !== 'open') enter('open');
}

function rest() {
  delay = undefined;
  clearTimeout(step);
  clearTimeout(guard);
}

/**
 * While the page is covered nothing in it can be clicked, focused or read. Whoever listens may set the focus; if nobody
 * does, it returns to where it was.
 */
function enter(next: Phase) {
  performance.mark(`preloader:${next}`);
  if (next === 'closed') focused = document.activeElement;
  phase = next;
  document.body.inert = next === 'closed';
  for (const listener of listeners) listener();
  if (next !== 'opening') return;
  if (document.activeElement === document.body && focused instanceof HTMLElement)
    focused.focus({ preventScroll: true });
  focused = null;
}
