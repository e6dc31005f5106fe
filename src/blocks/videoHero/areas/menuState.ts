/** What the visitor has done in the prerendered menu. */
export interface MenuState {
  /** titles of the open entries */
  open: ReadonlySet<string>;
  /** which of the areas and branches has the focus, in reading order; -1 for none */
  focused: number;
}

/** From a lifted finger to its click, in ms. */
const PRESS_ENDS = 100;

/**
 * Reads the state of the prerendered menu, so that the menu that replaces it begins with it. Waits for the end of a press,
 * because the click that follows opens or closes an entry.
 *
 * @param use called with the state, not after `unmounted`
 */
export function readMenuState(nav: HTMLElement | null, unmounted: AbortSignal, use: (state: MenuState) => void) {
  if (!nav || unmounted.aborted) return;
  const read = () => {
    if (unmounted.aborted) return;
    const summaries = [...nav.querySelectorAll('summary')];
    use({
      open: new Set(summaries.filter((word) => word.matches('[open] > *')).map((word) => word.textContent)),
      focused: summaries.findIndex((word) => word.matches(':focus')),
    });
  };
  if (!nav.matches(':active')) return read();
  const soon = () => void setTimeout(read, PRESS_ENDS);
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, soon, { once: true, signal: unmounted });
  }
}
