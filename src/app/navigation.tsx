import { Activity, useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  RouterProvider,
  useLoaderData,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { animate } from '../design/animation/animate.ts';
import { behaviour } from '../design/behaviour.ts';
import { MediaContext } from '../design/Picture.tsx';
import { BlockList } from '../render/BlockList.tsx';
import { closeCurtain } from '../site/preloader/curtain.ts';
import { loadedBlocks } from './blocks.ts';
import { showHead, showLanguages } from './head.ts';
import { normalizePath, type PageData, type PageFile } from './page-data.ts';
import { loadPage } from './pages.ts';
import { keepPlace, keptPlace } from './place.ts';
import { loadAsPrerendered } from './Shell.tsx';
import { type Place, preloadHidden, routed, shownPage, showPage, useShown } from './shown.ts';
import { linkFollowed, useArrival } from './useArrival.ts';

/** A navigation to another page that a click began. */
export interface Navigation {
  /** path and anchor */
  address: string;
  /** until when the page must not change; undefined without a curtain */
  delay: Promise<void> | undefined;
  /** aborted when another navigation takes its place, or the browser loads the document instead */
  signal: AbortSignal;
  /** lets the browser load the document */
  leave: () => void;
}

let clicked: Navigation | undefined;

/** Called when a page is brought to the screen. */
let arrived = () => {};

/** One route for all pages: which there are only the server knows. It begins with the page of the document. */
const router = createBrowserRouter(
  [{ id: 'page', path: '*', loader: load, Component: RoutedPage, ErrorBoundary: Unrenderable }],
  { hydrationData: { loaderData: { page: shownPage().page } } },
);

/**
 * Loads a page's data and code, and waits for the curtain, so that nothing loads after the change. What cannot be loaded
 * here, the browser loads as a document, and follows redirects with it.
 */
async function load({ request }: LoaderFunctionArgs): Promise<PageFile> {
  const own = clicked?.signal.aborted ? undefined : clicked;
  const followed = linkFollowed();
  const isObsolete = () => request.signal.aborted || own?.signal.aborted;
  try {
    const route = normalizePath(new URL(request.url).pathname);
    const next = await loadPage(route, shownPage().page.build, request.signal);
    if (own?.delay && !isObsolete()) fetchPicture(next);
    await own?.delay;
    if (isObsolete()) return await never();
    if (own) keepPlace(followed);
    if (own && route !== shownPage().page.route) performance.mark('preloader:navigation');
    return next;
  } catch {
    if (isObsolete()) return never();
    if (own) own.leave();
    else window.location.reload();
    return never();
  }
}

/** For a navigation that another one, or the loading of a document, has taken the place of. */
const never = () => new Promise<never>(() => {});

/**
 * The blocks of the page that the router has loaded. It is brought to the screen as a whole: they change together with header,
 * contexts and head.
 */
function RoutedPage() {
  const loaded = useLoaderData<PageFile>();
  const { key, hash, state } = useLocation();
  const returns = useNavigationType() === 'POP';
  const shown = useShown();
  const { page } = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the page itself is followed by an arrival, too
  useLayoutEffect(() => {
    if (returns && loaded.route === shownPage().page.route) return;
    showHead(loaded);
    showLanguages(loaded);
    showPage(loaded, state ? '' : hash, state ?? undefined);
    arrived();
  }, [loaded, key, hash, state, returns]);
  useArrival(shown, loaded);
  return <BlockList key={page.route} blocks={page.content.blocks} components={loadedBlocks} />;
}

function Unrenderable() {
  useEffect(loadAsPrerendered, []);
  return null;
}

/**
 * Follows a link inside the site. Resolves when the page can be seen; never where another navigation or a document takes its
 * place.
 */
export async function follow(navigation: Navigation): Promise<void> {
  clicked = navigation;
  await arrive(navigation.address, {}, navigation.signal);
  // What has taken its place has closed the curtain for itself, or left it open.
  if (navigation.signal.aborted) return never();
  if (navigation.delay) {
    // All but the picture is there: where that takes too long, the curtain opens without it.
    void closeCurtain(() => {});
    await Promise.all([
      pause(behaviour.preloader.hideDelay),
      firstPicture()
        ?.decode()
        .catch(() => {}),
    ]);
  } else {
    const main = document.querySelector('main');
    if (main) animate(main, { opacity: [0, 1] }, { duration: behaviour.preloader.fade });
  }
}

/** Shows the page of the address where it was changed before the router drew anything; from then on the router does. */
export function catchUp() {
  const { pathname, search, hash } = window.location;
  if (!routed.get()) void arrive(`${pathname}${search}${hash}`, { replace: true, state: keptPlace() });
}

async function arrive(
  address: string,
  options: { replace?: boolean; state?: Place | undefined },
  signal?: AbortSignal,
) {
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  await router.navigate(address, options);
  if (signal?.aborted) return never();
  if (!routed.get()) routed.set(<RouterProvider router={router} />);
  await arrival;
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Lets the browser choose and fetch the page's first picture before the page is shown: its first block is rendered
 * outside the document, without its effects.
 */
function fetchPicture({ media, content }: PageData) {
  preloadHidden(
    createPortal(
      <Activity mode="hidden">
        <MediaContext value={media}>
          <BlockList blocks={content.blocks.slice(0, 1)} components={loadedBlocks} />
        </MediaContext>
      </Activity>,
      document.createElement('div'),
    ),
  );
}

/** The page's first large picture; null where it has none. */
const firstPicture = () => document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
