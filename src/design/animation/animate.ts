import { animate as run } from 'framer-motion/dom/mini';
import { curve } from '../tokens.ts';

/** Values that styles go through, by name. */
export type Frames = Readonly<Record<string, readonly [string, ...string[]] | readonly [number, ...number[]]>>;

/** In milliseconds. A paused animation shows its first frame. */
export interface Timing {
  duration: number;
  delay?: number;
  paused?: boolean;
}

/**
 * Animates styles of an element along the site's curve. No style is left when it ends: the last frame is how the element is
 * anyway. One that runs ends where it is when another of the same styles begins. `finished` never settles for what did not end.
 */
export function animate(element: HTMLElement, frames: Frames, { duration, delay = 0, paused = false }: Timing) {
  const running = run(
    element,
    Object.fromEntries(Object.entries(frames).map(([name, values]) => [name, [...values]])),
    { duration: duration / 1000, delay: delay / 1000, ease: [...curve], autoplay: !paused },
  );
  const finished = running.finished.then(() => {
    for (const name of Object.keys(frames)) element.style.removeProperty(name);
  });
  return { finished, cancel: () => running.cancel(), complete: () => running.complete() };
}
