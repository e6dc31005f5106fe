import { type RefObject, useLayoutEffect } from 'react';

/**
 * For an element fixed to the foot of the window: sets `--cover` to how much of the window it covers, so that scrolling
 * keeps focus clear of it (WCAG 2.4.11) and the footer can be scrolled above it. Meanwhile the root element has
 * `data-covered`.
 */
export function useCover(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const { style, dataset } = document.documentElement;
    dataset.covered = '';
    const observer = new ResizeObserver(() => {
      const { top } = box.getBoundingClientRect();
      style.setProperty('--cover', `${Math.ceil(window.innerHeight - top)}px`);
      uncoverFocus(top);
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      style.removeProperty('--cover');
      delete dataset.covered;
    };
  }, [element]);
}

/** Scrolls the focused element above this line; the browser does so only when focus moves. */
function uncoverFocus(line: number) {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.closest('dialog')) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom > line && top < window.innerHeight && bottom - top < line) focused.scrollIntoView({ block: 'nearest' });
}
