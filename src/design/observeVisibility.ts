/**
 * Observes whether an element is in view, and calls `changed` with its newest state: a busy browser reports several
 * changes at once, the oldest first.
 *
 * @returns what ends the observation
 */
export function observeVisibility(
  element: Element,
  changed: (entry: IntersectionObserverEntry) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    const newest = entries.at(-1);
    if (newest) changed(newest);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
