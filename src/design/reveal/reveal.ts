import { animate, type Frames } from '../animation/animate.ts';
import { countUp } from './count.ts';

/** How long an entrance takes, and the delay from one part of a row to the next, in ms; how many parts are delayed. */
const DURATION = 600;
const STAGGER = 100;
const MOST_STAGGERED = 6;

/** How much of a part must be in view for it to enter. */
const VISIBLE = 0.15;

/** How far a card rises, in pixels, and how large a picture begins. */
const RISE = 16;
const ZOOM = 1.06;

/** Starts a part's entrance after a delay in milliseconds. */
type Entrance = (delay: number) => void;

/** How far below the window a part is prepared, in heights of the window. */
const AHEAD = 0.5;

/** Lets parts below the window enter in reading order. What is hidden until then is only what comes next. */
export function reveal(root: HTMLElement, leaving: AbortSignal) {
  if (leaving.aborted) return;
  const parts = [...root.querySelectorAll<HTMLElement>('[data-reveal]')].filter(isBelow);
  const waiting = new Map<Element, Entrance>();

  const entering = observe(
    (arrived) => {
      for (const [part, delay] of delays(arrived)) {
        waiting.get(part)?.(delay);
        waiting.delete(part);
        entering.unobserve(part);
      }
    },
    // What the visitor has skipped counts as seen, so that nothing is missing on the way back.
    { threshold: VISIBLE, rootMargin: '1000000px 0px 0px 0px' },
    leaving,
  );
  const coming = observe(
    (near) => {
      for (const part of near) {
        coming.unobserve(part);
        // If it is in view before it could be prepared, it stays as it is.
        const entrance = part instanceof HTMLElement && isBelow(part) ? prepare(part, leaving) : undefined;
        if (!entrance) continue;
        waiting.set(part, entrance);
        entering.observe(part);
      }
    },
    { rootMargin: `0px 0px ${AHEAD * 100}% 0px` },
    leaving,
  );
  for (const part of parts) coming.observe(part);
}

const isBelow = (part: HTMLElement) => part.getBoundingClientRect().top >= window.innerHeight;

function observe(arrive: (parts: Element[]) => void, options: IntersectionObserverInit, leaving: AbortSignal) {
  const observer = new IntersectionObserver(
    (entries) => arrive(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)),
    { root: document, ...options },
  );
  leaving.addEventListener('abort', () => observer.disconnect());
  return observer;
}

/** Parts that come into view together follow each other; a picture or a figure enters with its card. */
export function delays(parts: readonly Element[]): Array<[Element, number]> {
  let risen = -1;
  return parts.map((part) => {
    if (part.getAttribute('data-reveal') === 'rise') risen += 1;
    return [part, Math.min(Math.max(risen, 0), MOST_STAGGERED - 1) * STAGGER];
  });
}

function prepare(part: HTMLElement, leaving: AbortSignal): Entrance | undefined {
  switch (part.dataset.reveal) {
    case 'rise':
      return animation(part, { opacity: [0, 1], translate: [`0 ${RISE}px`, '0 0'] }, leaving);
    case 'zoom': {
      const picture = part.querySelector('img');
      return picture ? animation(picture, { scale: [ZOOM, 1] }, leaving) : undefined;
    }
    case 'count':
      return countUp(part, leaving);
  }
}

/** At its first frame until it starts; leaves nothing behind when it ends. */
function animation(element: HTMLElement, frames: Frames, leaving: AbortSignal): Entrance {
  let running = animate(element, frames, { duration: DURATION, paused: true });
  leaving.addEventListener('abort', () => running.cancel());
  return (delay) => {
    running.cancel();
    running = animate(element, frames, { duration: DURATION, delay });
  };
}
