import { useEffect, useRef } from 'react';

/** How far a trackpad moves for one step, in pixels, and how long it must be still before the next. */
const DISTANCE = 40;
const STILL = 120;

/** One step for every swipe on a trackpad over a row that the browser does not scroll. */
export function useSidewaysWheel(row: HTMLElement, onStep: (step: -1 | 1) => void) {
  const latest = useRef(onStep);
  latest.current = onStep;
  useEffect(() => {
    let moved = 0;
    let still: ReturnType<typeof setTimeout>;
    const wheel = (event: WheelEvent) => {
      if (!row.dataset.track || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      // Otherwise the browser goes a page back or forth.
      event.preventDefault();
      clearTimeout(still);
      still = setTimeout(() => {
        moved = 0;
      }, STILL);
      const before = Math.abs(moved);
      moved += event.deltaX;
      if (before < DISTANCE && Math.abs(moved) >= DISTANCE) latest.current(moved > 0 ? 1 : -1);
    };
    row.addEventListener('wheel', wheel, { passive: false });
    return () => {
      clearTimeout(still);
      row.removeEventListener('wheel', wheel);
    };
  }, [row]);
}
