import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadBlocks } from './blocks.ts';
import { followLinks } from './intent.ts';
import { atLocation, DATA_ELEMENT, type DocumentData } from './page-data.ts';
import { keepPage } from './pages.ts';
import { Shell } from './Shell.tsx';
import { showPage } from './shown.ts';

/** Resolves once the page is alive: its blocks' code is here and React has taken over the prerendered markup. */
export async function start(): Promise<void> {
  const element = document.getElementById(DATA_ELEMENT);
  const root = document.getElementById('root');
  if (!element?.textContent || !root) throw new Error('The document carries no page data');
  const data: DocumentData = JSON.parse(element.textContent);
  const page = atLocation(data.page);
  await loadBlocks(page.page.blocks);
  keepPage(page);
  showPage(page);
  window.history.scrollRestoration = 'manual';
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        root,
        <>
          <Shell site={data.site} />
          <Alive onAlive={resolve} />
        </>,
      );
    });
  });
  followLinks();
}

/** Reports that hydration has committed. */
function Alive({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}
