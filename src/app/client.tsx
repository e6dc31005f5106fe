import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
// Only the documents name these files, but this build writes them.
import '../design/fonts.ts';
import { firstSign } from '../design/firstSign.ts';
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
    let left = page.content.blocks.length;
    const onDrawn = () => {
      left -= 1;
      if (left === 0) resolve();
    };
    startTransition(() => {
      hydrateRoot(root, <Shell site={data.site} onDrawn={onDrawn} />);
    });
  });
  followLinks(data.site.settings.preloader);
  void firstSign().then(fetchPopup);
  if (window.location.pathname !== path) catchUp();
}
