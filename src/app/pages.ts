import { loadBlocks } from './blocks.ts';
import { dataPath, type PageFile } from './page-data.ts';

const pages = new Map<string, PageFile>();

/** Remembers a page, so that `loadPage` does not fetch it; the document's own page is remembered at the start. */
export function rememberPage(page: PageFile) {
  pages.set(page.route, page);
}

/**
 * Fetches a page's data and the code of its blocks. Rejects when there is no such page, the network fails, or the data
 * is of another build than the running code: then only loading the document again helps. Rejects, too, when `signal` is aborted.
 */
export async function loadPage(route: string, build: string, signal: AbortSignal): Promise<PageFile> {
  const known = pages.get(route);
  const page = known ?? (await fetchPage(route, signal));
  if (page.build !== build) throw new Error(`The page ${route} is of another build`);
  await loadBlocks(page.content.blocks);
  rememberPage(page);
  return page;
}

async function fetchPage(route: string, signal: AbortSignal): Promise<PageFile> {
  const response = await fetch(dataPath(route), { headers: { accept: 'application/json' }, signal });
  if (!response.ok) throw new Error(`${dataPath(route)}: ${response.status}`);
  const page: PageFile = await response.json();
  return page;
}
