/** What the visitor has done before the buttons came. */
export interface Handover {
  /** titles of the entries that stand open */
  open: ReadonlySet<string>;
  /** which of the words has the focus, in reading order; -1 for none */
  focused: number;
}

/** From a lifted finger to its click, in ms. */
const PRESS_ENDS = 100;

/**
 * Reads off the prerendered menu what the living one has to begin with, and hands it over. Waits for the end of a press,
 * because the click that follows opens or closes an entry.
 */
export function handOver(nav: HTMLElement | null, gone: AbortSignal, take: (handover: Handover) => void) {
  if (!nav || gone.aborted) return;
  const read = () => {
    if (gone.aborted) return;
    const summaries = [...nav.querySelectorAll('summary')];
    take({
      open: new Set(summaries.filter((word) => word.matches('[open] > *')).map((word) => word.textContent)),
      focused: summaries.findIndex((word) => word.matches(':focus')),
    });
  };
  if (!nav.matches(':active')) return read();
  const soon = () => void setTimeout(read, PRESS_ENDS);
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, soon, { once: true, signal: gone });
  }
}
