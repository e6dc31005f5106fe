import type { KeyboardEvent } from 'react';

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys move the focus to the next or previous entry that shows, round the ends; Tab does the same without them. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const shown = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')].filter(
    (entry) => entry.offsetParent !== null,
  );
  const at = shown.findIndex((entry) => entry.matches(':focus'));
  if (at < 0) return;
  event.preventDefault();
  shown[(at + step + shown.length) % shown.length]?.focus();
}
