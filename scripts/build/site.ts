import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentData } from '../../src/app/page-data.ts';
import { componentName } from '../../src/blocks/block-name.ts';
import { themeRule } from '../../src/design/theme.ts';
import { MEDIA_FOLDER } from '../../src/documents/media.ts';
import type { Theme } from '../../src/documents/theme.ts';
import { failedPage, failureOf } from '../../src/findings/failed-page.ts';
import { bundleOfBlock } from '../../src/layout.ts';
import { importClosure, PRELOADED } from '../../src/pipeline/output/chunks.ts';
import { headerFile, redirectFile } from '../../src/pipeline/output/headers/netlify.ts';
import type { PrerenderTools } from '../../src/pipeline/output/prerender.ts';
import { robots, sitemap } from '../../src/pipeline/output/seo/indexing.ts';
import type { ResolvedEdition, ResolvedSite } from '../../src/pipeline/resolve/resolve.ts';
import { serverWords } from '../../src/words/words.ts';
import { atEnd } from '../cli/at-end.ts';
import { buildCode, type Code, type Engine } from './code.ts';
import { compressFiles } from './compress.ts';
import { shortHash, sourceOf } from './hashes.ts';
import { makeIcons } from './icons.ts';
import { removeIdleCode } from './idle-code.ts';
import type { LastSite } from './last-site.ts';
import { planMedia } from './media.ts';
import { Output } from './output.ts';
import { writePages } from './pages.ts';
import type { Progress } from './progress.ts';
import { planShareImages } from './share-images.ts';
import { BUILD, FOR_SERVER } from './site-files.ts';
import { freshOf, remove } from './site-folders.ts';
import type { SiteFonts } from './site-fonts.ts';
import { DiskStore, noStore, STORE, type Store } from './store.ts';
import { writtenStack } from './written-stack.mjs';

const CACHE = 'node_modules/.cache';

interface SiteBuild {
  /** folder of the pages */
  folder: string;
  /** the day of each file's last commit, see `LastChanges` */
  changedOn: Promise<ReadonlyMap<string, string>>;
  engine: Engine;
  /** paths of the media, relative to `_media` */
  assets: readonly string[];
  /** folder to write, which is made anew */
  out: string;
  mode: 'production' | 'development';
  /** whether a `.br` and a `.gz` stand beside every text file */
  isCompressed: boolean;
  /** shows pictures as they are that nothing has been drawn of yet, and leaves to the next build what that one makes anyway */
  isQuick: boolean;
  /** has the site before the last one lie beside it however small it is, for the build that follows every save */
  isWatching: boolean;
  /** what is known of the site that is in the folder; without it, nothing that was made before is found again, and nothing kept */
  last: LastSite | undefined;
  /** names the content of a page's file, where that is known without reading it */
  contentOf: (file: string) => string | undefined;
  progress: Progress;
}

/** Where a build works. */
interface Workplace {
  store: Store;
  /** folder for what is not part of the site */
  work: string;
  output: Output;
}

/**
 * Writes the finished site: code, documents, media, what servers and search engines read, and all of it compressed. Where
 * pictures are left to the next build, share images and compressed files are, too. Returns how many pictures that are.
 */
async function writeSite(site: ResolvedSite, build: SiteBuild, { store, work, output }: Workplace) {
  const { folder, changedOn, engine, assets, mode, isCompressed, isQuick, contentOf, progress } = build;
  progress.begin({ de: 'Programm', en: 'Code' });
  const code = await buildCode({ icons: site.icons, mode, engine }, work, store, output);
  const sources = join(folder, MEDIA_FOLDER);
  const fonts = await ownFonts(site.theme, sources, store, output);
  const media = await planMedia(sources, assets, { store, output, isQuick });
  const shareImages = planShareImages(site, sources, store, output);
  const routes = new Set(site.pages.map(({ route }) => route));
  const tools: PrerenderTools = {
    render: rendererOf(code),
    fonts: fonts?.preloaded ?? importClosure(code.manifest, PRELOADED),
    fontRules: fonts?.rules,
    manifest: code.manifest,
    integrityOf: (file) => sourceOf('sha384', output.read(file)),
    hashOf: shortHash,
    styleHashOf: (text) => sourceOf('sha256', text),
    pictures: media.pictures,
    files: media.files,
    shareImage: (page) => (routes.has(page.route) ? shareImages.addressFor(page) : undefined),
    blockSource: (type) => sourceOfBlock(type, code.manifest),
    build: code.id,
  };
  const making = { output, code: code.source, shareImages: shareImages.drawnBy, contentOf, store, progress };
  const { styles, shown } = await writePages(site, tools, making);
  removeIdleCode(site, { manifest: code.manifest, shown }, output);
  await makeIcons(site, sources, store, output);
  const pending = await media.make(shown, progress);
  if (pending === 0) await shareImages.make(progress);
  const files = siteFiles(site, await changedOn, { styles, id: code.id, pending, fonts });
  for (const [name, content] of Object.entries(files)) output.put(name, content);
  if (isCompressed && pending === 0) await compressFiles(output, store, progress);
  return pending;
}

/** The manifest names a script that holds several sources after its file. */
function sourceOfBlock(type: string, manifest: Code['manifest']): string {
  const bundle = bundleOfBlock(type);
  const script = bundle && Object.keys(manifest).find((key) => key.startsWith(`_${bundle}-`));
  return script || `src/blocks/${type}/${componentName(type)}.tsx`;
}

const rendererOf =
  ({ prerenderer, unpack }: Code) =>
  async (data: DocumentData) => {
    const { renderPage, failingBlock } = await prerenderer();
    try {
      return renderPage(data);
    } catch (error) {
      // Its source maps tell where the error is.
      await unpack();
      const { message = String(error), stack = '' }: { message?: string; stack?: string } = Object(error);
      const failure = failureOf({ message, stack: writtenStack(stack) });
      throw failedPage(data.page.route, failingBlock(data), failure);
    }
  };

/** What cuts fonts is loaded for those alone who have any. */
async function ownFonts(theme: Theme, media: string, store: Store, output: Output) {
  if (!theme.fonts) return undefined;
  const { makeSiteFonts } = await import('./site-fonts.ts');
  return makeSiteFonts(theme, media, store, output);
}

interface WholeSite {
  /** hashes of each document's style element, by route */
  styles: Record<string, string[]>;
  /** of the code */
  id: string;
  /** pictures that are shown as they are for now */
  pending: number;
  fonts: SiteFonts | undefined;
}

/** What is there once for the whole site. */
function siteFiles(
  site: ResolvedSite,
  changedOn: ReadonlyMap<string, string>,
  { styles, id, pending, fonts }: WholeSite,
) {
  const routes = site.pages.map((page) => page.route);
  const { redirects } = site;
  const [own, ...further] = site.editions.map(editionForServer);
  const editions = further.map((edition) => ({ home: edition.site.home, ...edition }));
  const homes = further.map(({ site: { home } }) => home);
  const toRedirect = redirectFile(redirects, homes);
  const forServer = { ...own, theme: site.theme, ...(editions.length > 0 && { editions }), styles, routes, redirects };
  return {
    'sitemap.xml': sitemap(site, changedOn),
    'robots.txt': robots(site),
    _headers: headerFile({ external: site.settings.externalContent }),
    ...(toRedirect !== '' && { _redirects: toRedirect }),
    [FOR_SERVER]: `${JSON.stringify(forServer)}\n`,
    'form-answer.css': `${themeRule(site.theme)}${fonts?.rules ?? ''}\n${readFileSync('public/form-answer.css', 'utf8')}`,
    [BUILD]: `${JSON.stringify({ id, pending })}\n`,
  };
}

/** What servers need of a language. */
function editionForServer({ settings, forms, menu, words }: ResolvedEdition) {
  const { privacy, imprint } = settings.addresses;
  const legal = (menu.legal ?? []).filter(({ path }) => path === privacy || path === imprint);
  return { site: settings, forms, words: serverWords(words), legal };
}

/**
 * Writes the finished site beside the one that is there, then puts it in its place. A build that fails, or that is told to
 * stop, takes what it has written with it; git passes over what a killed one leaves.
 */
export async function replaceSite(site: ResolvedSite, options: SiteBuild) {
  const fresh = freshOf(options.out);
  const work = workFolder(options.out);
  const clear = () => {
    remove(fresh);
    remove(work);
  };
  clear();
  const done = atEnd(clear);
  try {
    const store = options.last ? new DiskStore(STORE) : noStore;
    const output = new Output(fresh, options.last);
    output.begin(options.out);
    const pending = await writeSite(site, options, { store, work, output });
    store.prune();
    output.publish(options.out, { isWhole: pending === 0, ...(options.isWatching && { many: 0 }) });
  } finally {
    done();
  }
}

/** Of the one build that may write `out`, and the same each time: what a killed one leaves, the next one removes. */
const workFolder = (out: string) => join(CACHE, `build-${shortHash(out)}`);
