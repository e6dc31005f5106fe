import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
// Only the documents name these files, but this build writes them.
import '../design/fonts.ts';
import { loadBlocks } from './blocks.ts';
import { fetchPopup } from './contact.ts';
import { catchUp, followLinks } from './intent.ts';
import { atPath, type DocumentData } from './page-data.ts';
import { rememberPage } from './pages.ts';
import { Shell } from './Shell.tsx';
import { showPage } from './shown.ts';

/**
 * Resolves once the page is hydrated: the code of its blocks is loaded and React has taken over the prerendered markup.
 * Rejects where the code cannot be had, or the data is of another build than the document.
 *
 * @param path where the document was loaded; the back button may have changed the address since
 * @param build that of the document
 */
export async function start(path: string, data: DocumentData, build: string): Promise<void> {
  const root = document.getElementById('root');
  if (!root || data.page.build !== build) throw new Error('The data does not belong to the document');
  const page = atPath(data.page, path);
  await loadBlocks(page.content.blocks);
  rememberPage(page);
  showPage(page);
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        root,
        <HydrationReport onHydrated={resolve}>
          <Shell site={data.site} />
        </HydrationReport>,
      );
    });
  });
  followLinks(data.site.settings.preloader);
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetchPopup);
  if (window.location.pathname !== path) catchUp();
}

/** Reports that hydration has committed. Around the page, not beside it: a sibling would change every `useId` in it. */
function HydrationReport({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
