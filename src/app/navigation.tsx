import { Activity, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { behaviour } from '../design/behaviour.ts';
import { MediaContext } from '../design/Picture.tsx';
import { BlockList } from '../render/BlockList.tsx';
import { loadedBlocks } from './blocks.ts';
import { showHead, showLanguages } from './head.ts';
import { normalizePath, type PageData } from './page-data.ts';
import { loadPage } from './pages.ts';
import { nextArrival, type Place, preloadHidden, shownPage, showPage } from './shown.ts';

/** Where the entries of the browser's history were left. */
const places = new Map<string, Place>();

/** The first entry of a document has no key of its own. */
const entryOf = ({ key, pathname }: Location) => `${key} ${pathname}`;

let navigateTo: ((address: string) => void) | undefined;
const waiting: string[] = [];

/**
 * The router. It renders nothing and lives in a root of its own. It is loaded when the visitor first points at, focuses or
 * touches a link, which saves every page 11 kB.
 */
function Router() {
  const navigate = useNavigate();
  const location = useLocation();

  useEffect(() => {
    navigateTo = (address) => void navigate(address);
    for (const address of waiting.splice(0)) navigateTo(address);
  }, [navigate]);

  const returns = useNavigationType() === 'POP';
  const left = useRef(location);

  // The address changes by a followed link, whose page is then loaded already, or by the back and forward buttons. The page
  // that is left is still there, as far as it was scrolled.
  useEffect(() => {
    if (left.current !== location)
      places.set(entryOf(left.current), { top: window.scrollY, link: document.activeElement?.getAttribute('href') });
    left.current = location;
    const place = returns ? places.get(entryOf(location)) : undefined;
    const route = normalizePath(location.pathname);
    const { page } = shownPage();
    if (route === page.route) return;
    let current = true;
    loadPage(route, page.build).then(
      (loaded) => {
        if (!current) return;
        showHead(loaded);
        showLanguages(loaded);
        showPage(loaded, place ? '' : location.hash, place);
      },
      () => window.location.reload(),
    );
    return () => {
      current = false;
    };
  }, [location, returns]);
  return null;
}

createRoot(document.createElement('div')).render(
  <BrowserRouter>
    <Router />
  </BrowserRouter>,
);

/** A navigation to another page that a click began. */
export interface Navigation {
  route: string;
  hash: string;
  /** until when the page must not change; undefined without a curtain */
  delay: Promise<void> | undefined;
  /** the page is shown, or the navigation was cancelled or left to the browser */
  ended: boolean;
}

/**
 * Follows a link inside the site: loads the target's data and code first and changes the address then, so that nothing
 * loads after the change. Resolves when the page can be seen; rejects when it cannot be loaded.
 */
export async function follow(navigation: Navigation): Promise<void> {
  const { route, hash, delay } = navigation;
  const { page } = shownPage();
  if (route === page.route) {
    navigation.ended = true;
    showPage(page, hash);
    return;
  }
  const loading = loadPage(route, page.build).then((next) => {
    if (delay && !navigation.ended) fetchPicture(next);
  });
  await Promise.all([loading, delay]);
  if (navigation.ended) return;
  navigation.ended = true;
  performance.mark('preloader:navigation');
  const arrived = nextArrival();
  if (navigateTo) navigateTo(`${route}${hash}`);
  else waiting.push(`${route}${hash}`);
  await arrived;
  if (delay)
    await Promise.all([
      pause(behaviour.preloader.hideDelay),
      firstPicture()
        ?.decode()
        .catch(() => {}),
    ]);
  else document.querySelector('main')?.animate({ opacity: [0, 1] }, behaviour.preloader.fade);
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Lets the browser choose and fetch the page's first picture before the page is shown: its first block is rendered
 * outside the document, without its effects.
 */
function fetchPicture({ media, content: page }: PageData) {
  preloadHidden(
    createPortal(
      <Activity mode="hidden">
        <MediaContext value={media}>
          <BlockList blocks={page.blocks.slice(0, 1)} components={loadedBlocks} />
        </MediaContext>
      </Activity>,
      document.createElement('div'),
    ),
  );
}

/** The page's first large picture; null where it has none. */
const firstPicture = () => document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
