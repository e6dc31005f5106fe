import { textsOfStyles } from '../../src/pipeline/output/document.ts';
import { type PrerenderTools, prerenderer } from '../../src/pipeline/output/prerender.ts';
import { pagesAbove } from '../../src/pipeline/output/seo/structured-data.ts';
import {
  type ResolvedEdition,
  type ResolvedPage,
  type ResolvedSite,
  wholePage,
} from '../../src/pipeline/resolve/resolve.ts';
import { hashOf, shortHash, sourceOf } from './hashes.ts';
import { addressesIn } from './media.ts';
import type { Output } from './output.ts';
import type { Progress } from './progress.ts';
import type { Store } from './store.ts';

interface Making {
  output: Output;
  /** a hash of all that the code is built from */
  code: string;
  /** a hash of all that share images are drawn with */
  shareImages: string;
  /** names the content of a page's file, where that is known without reading it */
  contentOf: (file: string) => string | undefined;
  store: Store;
  progress: Progress;
}

interface WrittenPages {
  /** hashes of each document's styles by route */
  styles: Record<string, string[]>;
  /** addresses of all media and scripts that the pages name */
  shown: Set<string>;
}

/** Writes every page, one after the other, so that none stays in memory; those that have changed are drawn, or read at least. */
export async function writePages(site: ResolvedSite, tools: PrerenderTools, making: Making): Promise<WrittenPages> {
  const written: WrittenPages = { styles: {}, shown: new Set() };
  const made = site.formPages.length + site.editions.length;
  making.progress.begin({ de: 'Seiten', en: 'Pages' }, site.pages.length + made);
  for (const edition of site.editions) await writeEdition(edition, tools, making, written);
  for (const address of making.output.shown) written.shown.add(address);
  return written;
}

/** Those of one language. */
async function writeEdition(site: ResolvedEdition, tools: PrerenderTools, making: Making, written: WrittenPages) {
  const { output, code, store, progress } = making;
  const { siteData, sitePath, theme, prepare } = prerenderer(site, tools);
  output.write(sitePath, siteData, sitePath);
  const frame = sourceOf('sha256', `${code} ${siteData} ${theme}`);
  const keyOf = keys(site, tools, making, frame);

  const write = async (page: ResolvedPage, known?: string): Promise<string[]> => {
    const whole = wholePage(page);
    const { path, data, dataPath, source, draw } = prepare(whole);
    const bytes = await store.get(['page', frame, source], async () => Buffer.from(await draw()));
    const html = Buffer.from(bytes).toString();
    const key = known ?? shortHash(frame, source);
    output.write(path, bytes, key);
    output.write(dataPath, data, key);
    const shareImage = tools.shareImage(whole)?.slice(1) ?? [];
    const styles = stylesOf(html);
    const shown = [...new Set(addressesIn(html + data))];
    if (known === undefined) for (const address of shown) written.shown.add(address);
    else output.finish(page.route, known, { styles, shown, files: [path, dataPath, shareImage].flat() });
    return styles;
  };
  const take = async (page: ResolvedPage, content: string | undefined) => {
    const key = content === undefined ? undefined : keyOf(page, content);
    const taken = key === undefined ? undefined : output.takePage(page.route, key);
    written.styles[page.route] = taken ?? (await write(page, key));
    progress.advance();
  };
  for (const page of site.pages) await take(page, making.contentOf(page.file));
  for (const page of [...site.formPages, site.notFound]) await take(page, contentOfMade(page));
}

/** The Content-Security-Policy allows a document's style elements by these hashes: those in its head, where nothing is an author's. */
const stylesOf = (html: string) =>
  textsOfStyles(html.slice(0, html.indexOf('</head>'))).map((text) => sourceOf('sha256', text));

/** Of a page that stands in no file of its own, what it says. */
const contentOfMade = ({ head, content: { blocks }, serviceLabels }: ResolvedPage) =>
  shortHash(JSON.stringify([head, blocks, serviceLabels]));

/** What names all that a page's files are made of, without its content being read. */
function keys(site: ResolvedEdition, tools: PrerenderTools, making: Making, frame: string) {
  const { forms, words } = site;
  const around = shortHash(frame, making.shareImages, JSON.stringify([tools.pictures, tools.files, forms, words]));
  return (page: ResolvedPage, content: string): string => {
    const above = pagesAbove(page, site.pages).map(({ route, head }) => [route, head]);
    const others = [...page.translations];
    return hashOf(around, content, above.length + others.length > 0 ? JSON.stringify([above, others]) : '');
  };
}
