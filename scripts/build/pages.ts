import { join } from 'node:path';
import { writeFile } from '../../src/files/write.ts';
import { type DrawnPage, type PrerenderTools, prerenderer } from '../../src/pipeline/output/prerender.ts';
import type { ResolvedSite } from '../../src/pipeline/resolve/resolve.ts';
import { sourceOf } from './hashes.ts';
import { mediaIn } from './media.ts';
import type { Progress } from './progress.ts';
import type { Store } from './store.ts';

interface Making {
  /** the site in the making */
  out: string;
  /** a hash of all that the code is built from */
  code: string;
  store: Store;
  progress: Progress;
}

interface WrittenPages {
  /** hashes of each document's styles by route */
  styles: Record<string, string[]>;
  /** addresses of all media that the pages name */
  shown: Set<string>;
}

/** Writes every page, one after the other, so that none stays in memory; draws those that have changed. */
export async function writePages(site: ResolvedSite, tools: PrerenderTools, making: Making): Promise<WrittenPages> {
  const { out, code, store, progress } = making;
  const styles: Record<string, string[]> = {};
  const shown = new Set<string>();
  const { siteData, sitePath, prepare } = prerenderer(site, tools);
  writeFile(join(out, sitePath), siteData);
  const frame = sourceOf('sha256', `${code} ${siteData}`);
  const pages = [...site.pages, ...site.formPages, site.notFound];
  progress.begin({ de: 'Seiten', en: 'Pages' }, pages.length);
  for (const page of pages) {
    const { route, path, data, dataPath, draw } = prepare(page);
    const kept = await store.get(['page', frame, data], async () => Buffer.from(JSON.stringify(draw())));
    const drawn: DrawnPage = JSON.parse(Buffer.from(kept).toString());
    writeFile(join(out, path), drawn.html);
    writeFile(join(out, dataPath), data);
    styles[route] = drawn.styles.map((text) => sourceOf('sha256', text));
    for (const address of mediaIn(drawn.html + data)) shown.add(address);
    progress.advance();
  }
  return { styles, shown };
}
