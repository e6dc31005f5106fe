import { normalizePath } from './page-data.ts';
import { type Followed, type Place, shownPage } from './shown.ts';

/** Safari allows a page a hundred changes of its entry in thirty seconds. */
const PAUSE = 400;

let isWaiting = false;

/**
 * Writes into the entry of the browser's history where the page on the screen is, so that it is known also after the document has
 * been loaded again. To the router it is the state of the location.
 */
export function keepPlace(followed?: Followed) {
  const { state } = window.history;
  // The back button changes the address before the page.
  if (normalizePath(window.location.pathname) !== shownPage().page.route) return;
  window.history.replaceState({ ...state, usr: { ...state?.usr, ...followed, top: window.scrollY } }, '');
}

/** Does so soon, for the back button: whoever is told of it is at the other entry already. */
export function keepPlaceSoon() {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    keepPlace();
  }, PAUSE);
}

/** Where the page of the address was left; none where it was never shown under this entry. */
export const keptPlace = (): Place | undefined => window.history.state?.usr;
