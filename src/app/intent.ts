import { prefersReducedMotion } from '../design/mediaQuery.ts';
import { closeCurtain, openCurtain, removeCurtain } from '../site/preloader/curtain.ts';
import { fetchCurtain } from '../site/preloader/Preloader.tsx';
import { type InnerTarget, linkInside, routeOfClick } from './links.ts';
import type { Navigation } from './navigation.tsx';
import { normalizePath } from './page-data.ts';
import { shownPage } from './shown.ts';

const loadRouter = () => import('./navigation.tsx');

/** The navigation that the last click began. */
let current: Navigation | undefined;

/** Whether a curtain covers the change of pages. */
let hasCurtain: boolean | undefined;

/**
 * Handles clicks on links inside the site. The router is loaded when a link is pointed at, focused or touched.
 *
 * @param preloader whether the site has a curtain
 */
export function followLinks(preloader: boolean | undefined) {
  hasCurtain = preloader && !prefersReducedMotion();
  if (hasCurtain) fetchCurtain();
  document.addEventListener('click', (event) => {
    const target = routeOfClick(event, window.location);
    if (!target) return;
    event.preventDefault();
    navigate(target);
  });
  for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(sign, prepare, { passive: true });
  }
  window.addEventListener('popstate', () => {
    cancel();
    openCurtain();
    catchUp();
  });
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    cancel();
    removeCurtain();
  });

  function prepare(event: Event) {
    if (!linkInside(event.target, window.location)) return;
    for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) document.removeEventListener(sign, prepare);
    // If this fails, the click loads the document.
    loadRouter().catch(() => {});
  }
}

/** Shows the page of the address, which the back button has changed. */
export function catchUp() {
  loadRouter().catch(() => window.location.reload());
}

/**
 * Goes to a page behind the curtain; at once where the visitor prefers reduced motion or is there already. The last click
 * wins. If anything fails or takes too long, the browser loads the document, once.
 */
function navigate({ path, hash }: InnerTarget) {
  cancel();
  const route = normalizePath(path);
  const own: Navigation = { route, hash, delay: undefined, ended: false };
  current = own;
  const leave = () => {
    if (own.ended) return;
    own.ended = true;
    window.location.assign(`${route}${hash}`);
  };
  if (hasCurtain && !prefersReducedMotion() && route !== shownPage().page.route) own.delay = closeCurtain(leave);
  loadRouter()
    .then((router) => router.follow(own))
    .then(() => {
      if (current === own) openCurtain();
    }, leave);
}

function cancel() {
  if (current) current.ended = true;
  current = undefined;
}
