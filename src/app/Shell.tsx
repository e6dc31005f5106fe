import { useLayoutEffect } from 'react';
import { announce } from './Announcer.tsx';
import { App } from './App.tsx';
import { loadedBlocks } from './blocks.ts';
import type { SiteData } from './page-data.ts';
import { type Shown, useShown } from './shown.ts';

/** Shows the current page, and brings about what comes with a new one. */
export function Shell({ site }: { site: SiteData }) {
  const shown = useShown();
  useArrival(shown);
  return <App site={site} page={shown.page} components={loadedBlocks} />;
}

/**
 * What a new page brings with it: its title and description, the scroll position at the top or at the anchor, focus on
 * the main heading, and an announcement. The first page has all that from its document.
 */
function useArrival({ page, hash, visit }: Shown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival is a visit; new data for the page shown is none
  useLayoutEffect(() => {
    if (visit === 1) return;
    document.title = page.documentTitle;
    setHead('meta[name="description"]', 'content', page.page.description);
    setHead('link[rel="canonical"]', 'href', new URL(page.route, window.location.origin).href);
    const anchor = hash ? document.getElementById(hash.slice(1)) : null;
    if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    (heading ?? document.getElementById('inhalt'))?.focus({ preventScroll: true });
    announce(page.documentTitle);
  }, [visit]);
}

function setHead(selector: string, attribute: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
