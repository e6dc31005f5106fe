import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
// Only the documents name these files, but this build writes them.
import '../design/fonts.ts';
import { firstSign } from '../design/firstSign.ts';
import { loadBlocks, loadedBlocks } from './blocks.ts';
import { fetchPopup } from './contact.ts';
import { catchUp, followLinks } from './intent.ts';
import { atPath, type DocumentData } from './page-data.ts';
import { rememberPage } from './pages.ts';
import { Shell } from './Shell.tsx';
import { routed, showPage } from './shown.ts';

interface Hydration {
  /** where the document was loaded; the back button may have changed the address since */
  path: string;
  data: DocumentData;
  /** build of the document */
  build: string;
  /** as many blocks are taken over at once */
  first: number;
  /** whether the visitor has done something already, so that no block waits */
  acted: boolean;
  /** begins to fetch what the other blocks need */
  fetchLater: () => void;
}

/** The part of a page that React takes over when the visitor does something. */
export interface Rest {
  /** has it taken over now */
  hurry: () => void;
  /** resolves when that is done, or is no longer to come */
  settled: Promise<void>;
}

/**
 * Resolves once React has taken over the frame of the page and its first blocks. The others follow at the visitor's first sign or when
 * the page is scrolled; if their code cannot be fetched they stay as they were prerendered. Rejects where the code of the first cannot
 * be had, or the data is of another build than the document.
 */
export async function start({ path, data, build, first, acted, fetchLater }: Hydration): Promise<Rest> {
  const root = document.getElementById('root');
  if (!root || data.page.build !== build) throw new Error('The data does not belong to the document');
  const page = atPath(data.page, path);
  const { blocks } = page.content;
  await loadBlocks(blocks.slice(0, first));
  rememberPage(page);
  showPage(page);

  const alive = deferred();
  const settled = deferred();
  const atOnce = blocks.filter(({ type }) => loadedBlocks[type]).length;
  let drawn = 0;
  const onDrawn = () => {
    drawn += 1;
    if (drawn === atOnce) alive.resolve();
    if (drawn === blocks.length) settled.resolve();
  };
  const wanted = deferred();
  const arrival = new Promise<void>((resolve) => {
    wanted.promise
      .then(() => {
        if (atOnce < blocks.length) fetchLater();
        return loadBlocks(blocks);
      })
      .then(resolve, (error) => {
        console.error(error);
        settled.resolve();
      });
  });
  startTransition(() => {
    hydrateRoot(root, <Shell site={data.site} onDrawn={onDrawn} arrival={arrival} />);
  });
  await alive.promise;

  // Another page takes the place of blocks that are still waiting.
  routed.subscribe(settled.resolve);
  window.addEventListener('scroll', wanted.resolve, { once: true, passive: true });
  root.addEventListener('focusin', wanted.resolve, { once: true, capture: true });
  void firstSign().then(wanted.resolve);
  if (acted || window.scrollY > 0) wanted.resolve();

  followLinks(data.site.settings.preloader);
  void firstSign().then(fetchPopup);
  if (window.location.pathname !== path) catchUp();
  return { hurry: wanted.resolve, settled: settled.promise };
}

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
