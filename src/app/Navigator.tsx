import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { announce } from './Announcer.tsx';
import { App } from './App.tsx';
import { loadedBlocks } from './blocks.ts';
import { routeOfClick } from './links.ts';
import { normalizePath, type PageData, type SiteData } from './page-data.ts';
import { loadPage, pageOf } from './pages.ts';

interface NavigatorProps {
  site: SiteData;
  /** page of the document */
  first: PageData;
}

/**
 * Shows the page of the current location. A click on a link inside the site loads the target's data and code first and
 * navigates then, so that nothing loads after the change; whatever fails is left to the browser.
 */
export function Navigator({ site, first }: NavigatorProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const route = normalizePath(location.pathname);
  const [shown, setShown] = useState(first);
  const target = pageOf(route);
  const page = target ?? shown;

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const click = routeOfClick(event, window.location);
      if (!click) return;
      event.preventDefault();
      const path = normalizePath(click.path);
      loadPage(path, first.build).then(
        () => navigate(`${path}${click.hash}`),
        () => window.location.assign(`${path}${click.hash}`),
      );
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, first.build]);

  // Back and forward change the location before the page is here.
  useEffect(() => {
    if (target || route === first.route) return;
    let current = true;
    loadPage(route, first.build).then(
      (loaded) => current && setShown(loaded),
      () => window.location.reload(),
    );
    return () => {
      current = false;
    };
  }, [target, route, first]);

  useArrival(page, page.route === route, location.hash, location.key);
  return <App site={site} page={page} components={loadedBlocks} />;
}

/**
 * What a new page brings with it: its title and description, the scroll position at the top or at the anchor, focus on
 * the main heading, and an announcement. The first page has all that from its document.
 */
function useArrival(page: PageData, ready: boolean, hash: string, visit: string) {
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every visit counts, also one of the same page
  useLayoutEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (!ready) return;
    document.title = page.documentTitle;
    setMeta('meta[name="description"]', 'content', page.page.description);
    setMeta('link[rel="canonical"]', 'href', new URL(page.route, window.location.origin).href);
    const anchor = hash ? document.getElementById(hash.slice(1)) : null;
    if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    (heading ?? document.getElementById('inhalt'))?.focus({ preventScroll: true });
    announce(page.documentTitle);
  }, [page.route, ready, hash, visit]);
}

function setMeta(selector: string, attribute: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
