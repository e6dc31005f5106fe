import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
// Named by the documents alone, but this build is what writes the files.
import '../design/fonts.ts';
import { loadBlocks } from './blocks.ts';
import { fetchPopup } from './contact.ts';
import { catchUp, followLinks } from './intent.ts';
import { atPath, DATA_ELEMENT, type DocumentData } from './page-data.ts';
import { keepPage } from './pages.ts';
import { Shell } from './Shell.tsx';
import { showPage } from './shown.ts';

/**
 * Resolves once the page is alive: its blocks' code is here and React has taken over the prerendered markup.
 *
 * @param path where the document was loaded; the back key may have changed the address since
 */
export async function start(path: string): Promise<void> {
  const element = document.getElementById(DATA_ELEMENT);
  const root = document.getElementById('root');
  if (!element?.textContent || !root) throw new Error('The document carries no page data');
  const data: DocumentData = JSON.parse(element.textContent);
  const page = atPath(data.page, path);
  await loadBlocks(page.content.blocks);
  keepPage(page);
  showPage(page);
  window.history.scrollRestoration = 'manual';
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        root,
        <Alive onAlive={resolve}>
          <Shell site={data.site} />
        </Alive>,
      );
    });
  });
  followLinks();
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetchPopup);
  if (window.location.pathname !== path) catchUp();
}

/** Reports that hydration has committed. Around the page, not beside it: a sibling would change every `useId` in it. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}
