import { useLayoutEffect } from 'react';
import { useStore } from '../design/store.ts';
import { Boundary } from '../render/Boundary.tsx';
import { whenCurtain } from '../site/preloader/curtain.ts';
import { announce } from './Announcer.tsx';
import { App, PageView } from './App.tsx';
import { loadedBlocks } from './blocks.ts';
import type { SiteData } from './page-data.ts';
import { type Place, routed, type Shown, useShown } from './shown.ts';

/**
 * Renders the current page, and does what a new one requires. The document's own page is drawn from its data, all others by
 * the router, which is loaded when the visitor is about to leave.
 */
export function Shell({ site }: { site: SiteData }) {
  const shown = useShown();
  const router = useStore(routed);
  useArrival(shown);
  return (
    <Boundary subject={shown.page} onFailure={loadAsPrerendered}>
      <App site={site} route={shown.page.route}>
        {router ?? <PageView page={shown.page} components={loadedBlocks} />}
        {shown.preloaded}
      </App>
    </Boundary>
  );
}

/**
 * Loads the document of this address, once; the bootstrap then leaves it as it was prerendered, because rendering it
 * would fail again.
 */
export function loadAsPrerendered() {
  if (window.history.state?.prerendered) return;
  window.history.replaceState({ ...window.history.state, prerendered: true }, '');
  window.location.reload();
}

/**
 * Does what a browser does for a new document: sets the title, scrolls to the top or to the anchor, focuses
 * the main heading as soon as the curtain no longer covers it, and announces the page when the curtain is open. On the way
 * back it scrolls to where the visitor was, and focuses the link that was followed there. The first page has all that from
 * its document.
 */
function useArrival({ page, hash, place, visit }: Shown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new data for the same visit is not an arrival
  useLayoutEffect(() => {
    if (visit === 1) return;
    document.title = page.documentTitle;
    const anchor = hash ? document.getElementById(hash.slice(1)) : null;
    if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: place?.top ?? 0, behavior: 'instant' });
    const stops = [
      whenCurtain(
        (phase) => phase !== 'closed',
        () => focusOn(place),
      ),
      whenCurtain(
        (phase) => phase === 'open',
        () => announce(page.documentTitle),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [visit]);
}

/** Focuses the link that was followed, or the main heading. */
function focusOn(place: Place | undefined) {
  const links = [...document.querySelectorAll<HTMLElement>('main a')];
  const target =
    links.find((link) => link.getAttribute('href') === place?.link) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
}
