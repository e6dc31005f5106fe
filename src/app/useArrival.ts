import { useLayoutEffect } from 'react';
import { whenCurtain } from '../site/preloader/curtain.ts';
import { announce } from './Announcer.tsx';
import type { PageFile } from './page-data.ts';
import type { Followed, Place, Shown } from './shown.ts';

/**
 * Does what a browser does for a new document: sets the title, scrolls to the top or to the anchor, focuses
 * the main heading, or what has the anchor, as soon as the curtain no longer covers it, and announces the page when the
 * curtain is open. On the way back it scrolls to where the visitor was, and focuses the link that was followed there. The first page has all that from
 * its document.
 *
 * @param loaded the page that was gone to; until it is on the screen nothing happens
 */
export function useArrival({ page, hash, place, visit }: Shown, loaded: PageFile) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new data for the same visit is not an arrival
  useLayoutEffect(() => {
    if (page !== loaded) return;
    document.title = page.documentTitle;
    const anchor = hash ? document.getElementById(hash.slice(1)) : null;
    if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: place?.top ?? 0, behavior: 'instant' });
    const stops = [
      whenCurtain(
        (phase) => phase !== 'closed',
        () => focusOn(anchor, place),
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

/** The link that has the focus while another page is gone to. */
export function linkFollowed(): Followed {
  const link = document.activeElement?.getAttribute('href');
  return { link, nth: linksTo(link).findIndex((element) => element.matches(':focus')) };
}

/** Focuses what has the anchor, or the link that was followed; where it is gone or hidden, the main heading. */
function focusOn(anchor: HTMLElement | null, place: Place | undefined) {
  // A section takes the focus only if it says so; what takes it by itself keeps its place in the order of the Tab key.
  if (anchor && anchor.tabIndex < 0) anchor.tabIndex = -1;
  const targets = [
    anchor,
    linksTo(place?.link)[place?.nth ?? 0],
    document.querySelector<HTMLElement>('main h1'),
    document.querySelector<HTMLElement>('main'),
  ];
  targets.some((target) => {
    target?.focus({ preventScroll: true });
    return target === document.activeElement;
  });
}

/** Links of the content and of the footer: those of the menu are there only while it is open. */
const linksTo = (address: string | null | undefined) =>
  [...document.querySelectorAll<HTMLElement>('main a, footer a')].filter(
    (link) => address && link.getAttribute('href') === address,
  );
