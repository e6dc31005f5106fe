import { isConnectionWeak, prefersReducedMotion } from '../design/mediaQuery.ts';
import { closeCurtain, openCurtain, removeCurtain } from '../site/preloader/curtain.ts';
import { fetchCurtain } from '../site/preloader/Preloader.tsx';
import { type InnerTarget, linkInside, routeOfClick } from './links.ts';
import { normalizePath } from './page-data.ts';
import { keepPlace, keepPlaceSoon, keptPlace } from './place.ts';
import { shownPage } from './shown.ts';

const loadRouter = () => import('./navigation.tsx');

/** Signs that a link may be followed. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Ends the navigation that the last click began. */
let current: AbortController | undefined;

/**
 * Handles clicks on links inside the site. The router is loaded when a link is pointed at, focused or touched. On a weak
 * connection the browser follows links itself: the next document is readable long before the router, the page's data and its picture
 * are there.
 *
 * @param preloader whether the site has a curtain
 */
export function followLinks(preloader: boolean | undefined) {
  const hasCurtain = preloader && !prefersReducedMotion() && !isConnectionWeak();
  if (hasCurtain) fetchCurtain();
  document.addEventListener('click', (event) => {
    const target = isConnectionWeak() ? undefined : routeOfClick(event, window.location);
    if (!target) return keepPlace();
    event.preventDefault();
    navigate(target, hasCurtain);
  });
  for (const sign of SIGNS) document.addEventListener(sign, prepare, { passive: true });
  window.addEventListener('popstate', () => {
    cancel();
    openCurtain();
    catchUp();
  });
  window.addEventListener('hashchange', () => keepPlace());
  window.addEventListener('scroll', keepPlaceSoon, { passive: true });
  keepPlaceSoon();
  window.history.scrollRestoration = 'manual';
  // A document that is loaded again, or returned to from another one, is scrolled by the browser.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    window.history.scrollRestoration = 'manual';
    cancel();
    removeCurtain();
  });

  function prepare(event: Event) {
    if (isConnectionWeak() || !linkInside(event.target, window.location)) return;
    for (const sign of SIGNS) document.removeEventListener(sign, prepare);
    // If this fails, the click loads the document.
    loadRouter().catch(() => {});
  }
}

/** Shows the page of the address, where the back button has changed it, and where it was left. */
export function catchUp() {
  if (normalizePath(window.location.pathname) === shownPage().page.route) {
    // An anchor that was just followed has no place yet: the browser jumps to it.
    const place = keptPlace();
    if (place) window.scrollTo({ top: place.top, behavior: 'instant' });
    return;
  }
  loadRouter().then(
    (router) => router.catchUp(),
    () => window.location.reload(),
  );
}

/**
 * Goes to a page behind the curtain; at once where the visitor prefers reduced motion or is there already. The last click
 * wins. If anything fails or takes too long, the browser loads the document, once; where only the page's picture does, the page is
 * shown without.
 *
 * @param hasCurtain whether a curtain covers the change of pages
 */
function navigate({ path, hash }: InnerTarget, hasCurtain: boolean | undefined) {
  cancel();
  const route = normalizePath(path);
  const address = `${route}${hash}`;
  const own = new AbortController();
  const { signal } = own;
  current = own;
  const leave = () => {
    if (signal.aborted) return;
    own.abort();
    window.location.assign(address);
  };
  const covered = hasCurtain && !prefersReducedMotion() && route !== shownPage().page.route;
  const delay = covered ? closeCurtain(leave) : undefined;
  loadRouter()
    .then((router) => (signal.aborted ? undefined : router.follow({ address, delay, signal, leave })))
    .then(() => {
      if (!signal.aborted) openCurtain();
    }, leave);
}

function cancel() {
  current?.abort();
}
