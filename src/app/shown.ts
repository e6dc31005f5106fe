import type { ReactNode } from 'react';
import { createStore, useStore } from '../design/store.ts';
import type { PageData } from './page-data.ts';

/** A link of a page, as it is found again when the page is drawn anew. */
export interface Followed {
  link?: string | null | undefined;
  /** which of those that lead there */
  nth?: number;
}

/** How far a page was scrolled, and the link that was followed. */
export interface Place extends Followed {
  top: number;
}

/** The page on the screen. `visit` counts arrivals, so that the same page can be arrived at again. */
export interface Shown {
  page: PageData;
  hash: string;
  /** where the visitor left the page, when they come back to it */
  place?: Place | undefined;
  visit: number;
  /** part of the next page, drawn outside the document so that its picture is fetched */
  preloaded?: ReactNode;
}

const store = createStore<Shown | undefined>(undefined);

/** The router, which draws the blocks of all pages after the first; undefined until then. */
export const routed = createStore<ReactNode>(undefined);

/** Throws before `showPage` has been called: the document's own page is shown before anything renders. */
export const shownPage = (): Shown => present(store.get());

export const useShown = (): Shown => present(useStore(store));

function present(shown: Shown | undefined): Shown {
  if (!shown) throw new Error('No page is shown yet');
  return shown;
}

/** Brings a page, whose blocks' code is loaded, to the screen. */
export function showPage(page: PageData, hash = '', place?: Place) {
  store.set({ page, hash, place, visit: (store.get()?.visit ?? 0) + 1 });
}

/** Draws something beside the page until the next one is shown. */
export function preloadHidden(preloaded: ReactNode) {
  store.set({ ...shownPage(), preloaded });
}

/** New data for the page on the screen, without an arrival: scroll position and focus stay. */
export function refreshPage(page: PageData) {
  const shown = store.get();
  if (shown?.page.route === page.route) store.set({ ...shown, page });
}
