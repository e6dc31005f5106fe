import { loadBlocks } from './blocks.ts';
import { dataPath, type PageData } from './page-data.ts';

const pages = new Map<string, PageData>();

/** Remembers a page, so that `loadPage` does not fetch it; the document's own page is remembered at the start. */
export function rememberPage(page: PageData) {
  pages.set(page.route, page);
}

/**
 * Fetches a page's data and the code of its blocks. Rejects when there is no such page, the network fails, or the data
 * is of another build than the running code: then only loading the document again helps.
 */
export async function loadPage(route: string, build: string): Promise<PageData> {
  const known = pages.get(route);
  const page = known ?? (await fetchPage(route));
  if (page.build !== build) throw new Error(`The page ${route} is of another build`);
  await loadBlocks(page.content.blocks);
  rememberPage(page);
  return page;
}

async function fetchPage(route: string): Promise<PageData> {
  const response = await fetch(dataPath(route), { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${dataPath(route)}: ${response.status}`);
  const page: PageData = await response.json();
  return page;
}
