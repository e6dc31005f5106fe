import { type ReactNode, useSyncExternalStore } from 'react';
import type { PageData } from './page-data.ts';

/** The page on the screen. `visit` counts arrivals, so that the same page can be arrived at again. */
export interface Shown {
  page: PageData;
  hash: string;
  visit: number;
  /** part of the next page, drawn outside the document so that its picture is fetched */
  preloaded?: ReactNode;
}

let shown: Shown | undefined;
const listeners = new Set<() => void>();

function set(next: Shown) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Throws before `showPage` has been called: the document's own page is shown before anything renders. */
export function shownPage(): Shown {
  if (!shown) throw new Error('No page is shown yet');
  return shown;
}

/** Brings a page, whose blocks' code is loaded, to the screen. */
export function showPage(page: PageData, hash = '') {
  set({ page, hash, visit: (shown?.visit ?? 0) + 1 });
}

/** Draws something beside the page until the next one is shown. */
export function preloadHidden(preloaded: ReactNode) {
  set({ ...shownPage(), preloaded });
}

/** Resolves when the next page is brought to the screen. */
export function nextArrival(): Promise<void> {
  const { visit } = shownPage();
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (shownPage().visit === visit) return;
      stop();
      resolve();
    });
  });
}

/** New data for the page on the screen, without an arrival: scroll position and focus stay. */
export function refreshPage(page: PageData) {
  if (shown?.page.route === page.route) set({ ...shown, page });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useShown = (): Shown => useSyncExternalStore(subscribe, shownPage, shownPage);
