import { linkInside, routeOfClick } from './links.ts';

const loadRouter = () => import('./navigation.tsx');

/** Takes over links inside the site. The router is fetched when a link is pointed at, focused or touched. */
export function followLinks() {
  document.addEventListener('click', (event) => {
    const target = routeOfClick(event, window.location);
    if (!target) return;
    event.preventDefault();
    loadRouter().then(
      (router) => router.follow(target.path, target.hash),
      () => window.location.assign(`${target.path}${target.hash}`),
    );
  });
  for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(sign, prepare, { passive: true });
  }
  window.addEventListener('popstate', () => void loadRouter().catch(() => window.location.reload()), { once: true });

  function prepare(event: Event) {
    if (!linkInside(event.target, window.location)) return;
    for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) document.removeEventListener(sign, prepare);
    // A failure shows at the click, which then loads the document.
    loadRouter().catch(() => {});
  }
}
