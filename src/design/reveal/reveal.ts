import { behaviour } from '../behaviour.ts';
import { motion } from '../tokens.ts';
import { countUp } from './count.ts';

const { stagger, longest, mostStaggered, visible } = behaviour.reveal;

/** How far a card rises, in pixels, and how large a picture begins (art direction, motion). */
const RISE = 16;
const ZOOM = 1.06;

/** Starts a part's entrance after a delay in milliseconds. */
type Entrance = (delay: number) => void;

/**
 * Hides what is still below the window when the visitor begins to scroll, and lets it enter in reading order. Nothing is
 * hidden before that: who never scrolls, such as a printer or a crawler, sees everything.
 */
export function reveal(root: HTMLElement, leaving: AbortSignal) {
  if (leaving.aborted) return;
  const begin = () => {
    if (window.scrollY === 0) return;
    window.removeEventListener('scroll', begin);
    enterInView(root, leaving);
  };
  window.addEventListener('scroll', begin, { passive: true, signal: leaving });
}

function enterInView(root: HTMLElement, leaving: AbortSignal) {
  const waiting = new Map<Element, Entrance>();
  for (const part of root.querySelectorAll<HTMLElement>('[data-reveal]')) {
    if (part.getBoundingClientRect().top < window.innerHeight) continue;
    const entrance = prepare(part, leaving);
    if (entrance) waiting.set(part, entrance);
  }
  if (waiting.size === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const entering = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      for (const [part, delay] of delays(entering)) {
        waiting.get(part)?.(delay);
        observer.unobserve(part);
      }
    },
    // What the visitor has jumped over counts as seen, so that nothing is missing on the way back.
    { threshold: visible, rootMargin: '1000000px 0px 0px 0px' },
  );
  for (const part of waiting.keys()) observer.observe(part);
  leaving.addEventListener('abort', () => observer.disconnect());
}

/** Parts that come into view together follow each other; a picture or a figure enters with its card. */
export function delays(parts: readonly Element[]): Array<[Element, number]> {
  let risen = -1;
  return parts.map((part) => {
    if (part.getAttribute('data-reveal') === 'rise') risen += 1;
    return [part, Math.min(Math.max(risen, 0), mostStaggered - 1) * stagger];
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

/** Held at its first frame until it starts; nothing of it stays behind when it is over. */
function animation(element: Element, frames: PropertyIndexedKeyframes, leaving: AbortSignal): Entrance {
  const running = element.animate(frames, { duration: longest, easing: motion.easeIn, fill: 'backwards' });
  running.pause();
  leaving.addEventListener('abort', () => running.cancel());
  return (delay) => {
    running.effect?.updateTiming({ delay });
    running.play();
  };
}
