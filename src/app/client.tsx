import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadBlocks } from './blocks.ts';
import { Navigator } from './Navigator.tsx';
import { atLocation, DATA_ELEMENT, type DocumentData } from './page-data.ts';
import { keepPage } from './pages.ts';

/** Resolves once the page is alive: its blocks' code is here and React has taken over the prerendered markup. */
export async function start(): Promise<void> {
  const element = document.getElementById(DATA_ELEMENT);
  const root = document.getElementById('root');
  if (!element?.textContent || !root) throw new Error('The document carries no page data');
  const data: DocumentData = JSON.parse(element.textContent);
  const first = atLocation(data.page);
  keepPage(first);
  await loadBlocks(first.page.blocks);
  window.history.scrollRestoration = 'manual';
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        root,
        <BrowserRouter>
          <Alive onAlive={resolve} />
          <Navigator site={data.site} first={first} />
        </BrowserRouter>,
      );
    });
  });
}

/** Reports that hydration has committed. */
function Alive({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}
