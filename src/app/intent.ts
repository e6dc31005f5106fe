import { prefersReducedMotion } from '../design/mediaQuery.ts';
import { closeCurtain, openCurtain, removeCurtain } from '../site/preloader/curtain.ts';
import { fetchCurtain } from '../site/preloader/Preloader.tsx';
import { type InnerTarget, linkInside, routeOfClick } from './links.ts';
import type { Journey } from './navigation.tsx';
import { normalizePath } from './page-data.ts';
import { shownPage } from './shown.ts';

const loadRouter = () => import('./navigation.tsx');

/** The journey that the last click began. */
let journey: Journey | undefined;

/** Takes over links inside the site. The router is fetched when a link is pointed at, focused or touched. */
export function followLinks() {
  if (!prefersReducedMotion()) fetchCurtain();
  document.addEventListener('click', (event) => {
    const target = routeOfClick(event, window.location);
    if (!target) return;
    event.preventDefault();
    setOut(target);
  });
  for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(sign, prepare, { passive: true });
  }
  window.addEventListener('popstate', () => {
    callOff();
    openCurtain();
    catchUp();
  });
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    callOff();
    removeCurtain();
  });

  function prepare(event: Event) {
    if (!linkInside(event.target, window.location)) return;
    for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) document.removeEventListener(sign, prepare);
    // A failure shows at the click, which then loads the document.
    loadRouter().catch(() => {});
  }
}

/** Shows the page of the address, which the back key has changed. */
export function catchUp() {
  loadRouter().catch(() => window.location.reload());
}

/**
 * Goes to a page behind the curtain; at once where the visitor prefers reduced motion or is there already. The last click
 * counts. Whatever fails or takes too long is left to the browser, which loads the document, once.
 */
function setOut({ path, hash }: InnerTarget) {
  callOff();
  const route = normalizePath(path);
  const own: Journey = { route, hash, delay: undefined, over: false };
  journey = own;
  const leave = () => {
    if (own.over) return;
    own.over = true;
    window.location.assign(`${route}${hash}`);
  };
  if (!prefersReducedMotion() && route !== shownPage().page.route) own.delay = closeCurtain(leave);
  loadRouter()
    .then((router) => router.follow(own))
    .then(() => {
      if (journey === own) openCurtain();
    }, leave);
}

function callOff() {
  if (journey) journey.over = true;
  journey = undefined;
}
