import { useStore } from '../design/store.ts';
import { Boundary } from '../render/Boundary.tsx';
import { App } from './App.tsx';
import { loadedBlocks } from './blocks.ts';
import type { SiteData } from './page-data.ts';
import { routed, useShown } from './shown.ts';

interface ShellProps {
  site: SiteData;
  onDrawn?: () => void;
  arrival?: Promise<void>;
}

/**
 * Renders the page on the screen. The blocks of the document's own page are drawn from its data, those of all others by the
 * router, which is loaded when the visitor is about to leave.
 *
 * @param onDrawn called once for each block of the document's own page
 * @param arrival resolves when the code of the blocks of that page that were not loaded has come
 */
export function Shell({ site, onDrawn, arrival }: ShellProps) {
  const shown = useShown();
  return (
    <Boundary subject={shown.page} onFailure={loadAsPrerendered}>
      <App
        site={site}
        page={shown.page}
        components={loadedBlocks}
        router={useStore(routed)}
        preloaded={shown.preloaded}
        onDrawn={onDrawn}
        arrival={arrival}
      />
    </Boundary>
  );
}

/**
 * Loads the document of this address, once; the bootstrap then leaves it as it was prerendered, because rendering it
 * would fail again.
 */
export function loadAsPrerendered() {
  if (window.history.state?.prerendered) return;
  window.history.replaceState({ ...window.history.state, prerendered: true }, '');
  window.location.reload();
}
