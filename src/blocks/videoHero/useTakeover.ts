import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * The first render is the server's: `details`, which open by themselves. Once alive, buttons take their place with what the
 * visitor has done meanwhile: `onOpen` is told which top-level entry stands open, focus stays on the same word, and a
 * click under way is waited for. Words keep their order, so the n-th summary becomes the n-th button.
 */
export function useTakeover(nav: RefObject<HTMLElement | null>, onOpen: (index: number) => void): boolean {
  const [alive, setAlive] = useState(false);
  const focused = useRef(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: happens once
  useLayoutEffect(() => {
    const element = nav.current;
    if (!element) return;
    const wake = () => {
      const summaries = [...element.querySelectorAll('summary')];
      focused.current = summaries.findIndex((summary) => summary.matches(':focus'));
      const opened = [...element.querySelectorAll(':scope > ul > li')].findIndex((area) =>
        area.querySelector(':scope > details[open]'),
      );
      if (opened >= 0) onOpen(opened);
      setAlive(true);
    };
    if (!element.matches(':active')) return wake();
    // The click that ends this press is still to come.
    let waiting: ReturnType<typeof setTimeout>;
    const released = () => {
      waiting = setTimeout(wake, 50);
    };
    document.addEventListener('pointerup', released, { once: true });
    document.addEventListener('pointercancel', released, { once: true });
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('pointerup', released);
      document.removeEventListener('pointercancel', released);
    };
  }, []);

  useLayoutEffect(() => {
    if (alive) nav.current?.querySelectorAll('button')[focused.current]?.focus({ preventScroll: true });
  }, [nav, alive]);

  return alive;
}
