import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import type { DocumentData } from '../../src/app/page-data.ts';
import type * as Prerenderer from '../../src/app/prerender.tsx';
import { componentName } from '../../src/blocks/block-name.ts';
import { MEDIA_FOLDER } from '../../src/documents/media.ts';
import { writeFile } from '../../src/files/write.ts';
import { failedPage, failureOf } from '../../src/findings/failed-page.ts';
import type { Manifest } from '../../src/pipeline/output/chunks.ts';
import { headerFile } from '../../src/pipeline/output/headers/netlify.ts';
import { type OutputFile, prerender } from '../../src/pipeline/output/prerender.ts';
import { robots, sitemap } from '../../src/pipeline/output/seo/indexing.ts';
import type { ResolvedSite } from '../../src/pipeline/resolve/resolve.ts';
import { lastChanges } from './changes.ts';
import { compressFolder } from './compress.ts';
import { hashesOfStyles, sourceOf } from './hashes.ts';
import { makeIcons } from './icons.ts';
import { planMedia } from './media.ts';
import { makeShareImages } from './share-images.ts';
import { makeSprite } from './sprite.ts';
import { usedIcons } from './vite/used-icons.ts';

const CACHE = 'node_modules/.cache';

interface SiteBuild {
  /** folder of the pages */
  folder: string;
  /** paths of the media, relative to `_media` */
  assets: readonly string[];
  /** folder to write, which is made anew */
  out: string;
  mode: 'production' | 'development';
}

/** Writes the finished site: code, media, documents, what servers and search engines read, and all of it compressed. */
async function writeSite(site: ResolvedSite, { folder, assets, out, mode }: SiteBuild) {
  const { manifest, id, prerenderer } = await buildCode(site, out, mode);
  const folders = { media: join(folder, MEDIA_FOLDER), out, cache: join(CACHE, 'media') };
  const media = await planMedia(folders.media, assets, join(out, 'media'), folders.cache);
  await makeIcons(site, folders);
  const tools = {
    render: (data: DocumentData) => {
      try {
        return prerenderer.renderPage(data);
      } catch (error) {
        throw failedPage(data.page.route, prerenderer.failingBlock(data), failureOf(error));
      }
    },
    fonts: prerenderer.preloadedFonts,
    manifest,
    integrityOf: (file: string) => sourceOf('sha384', readFileSync(join(out, file))),
    pictures: media.pictures,
    files: media.files,
    shareImages: await makeShareImages(site, folders),
    blockSource: (type: string) => `src/blocks/${type}/${componentName(type)}.tsx`,
    build: id,
  };
  const files = [...site.pages, ...site.formPages, site.notFound].flatMap((page) => prerender(page, site, tools));
  for (const file of files) writeFile(join(out, file.path), file.content);
  await media.make(files.map((file) => file.content));
  for (const [name, content] of Object.entries(siteFiles(site, folder, files, id))) writeFile(join(out, name), content);
  await compressFolder(out);
}

/** Builds what browsers load into `out`, and what draws the pages into the cache. */
async function buildCode(site: ResolvedSite, out: string, mode: string) {
  const server = join(CACHE, `prerender-${mode}`);
  const plugins = [usedIcons(makeSprite(site.icons, join(CACHE, 'icons')))];
  const common: InlineConfig = { configFile: 'vite.config.ts', logLevel: 'warn', mode, plugins };
  await build({ ...common, build: { outDir: out, emptyOutDir: false } });
  await build({
    ...common,
    build: { ssr: true, outDir: server, emptyOutDir: true, copyPublicDir: false, sourcemap: true },
  });
  const manifestFile = join(out, 'manifest.json');
  const manifestText = readFileSync(manifestFile, 'utf8');
  rmSync(manifestFile);
  const manifest: Manifest = JSON.parse(manifestText);
  const id = createHash('sha256').update(manifestText).digest('hex').slice(0, 12);
  const prerenderer: typeof Prerenderer = await import(pathToFileURL(resolve(server, 'prerender.js')).href);
  return { manifest, id, prerenderer };
}

/** What is there once for the whole site. */
function siteFiles(site: ResolvedSite, folder: string, files: readonly OutputFile[], id: string) {
  const styles = hashesOfStyles(files);
  const allowed = { styles: [...new Set(Object.values(styles).flat())], external: site.settings.externalContent };
  const routes = site.pages.map((page) => page.route);
  return {
    'sitemap.xml': sitemap(site, lastChanges(folder)),
    'robots.txt': robots(site),
    _headers: headerFile(allowed),
    '_server.json': `${JSON.stringify({ site: site.settings, forms: site.forms, styles })}\n`,
    'build.json': `${JSON.stringify({ id, routes })}\n`,
  };
}

/**
 * Writes the finished site beside the one that is there, then puts it in its place. A build that fails, or that is told to
 * stop, takes what it has written with it; git passes over what a killed one leaves.
 */
export async function replaceSite(site: ResolvedSite, options: SiteBuild) {
  const fresh = `${options.out}.new`;
  const clear = () => rmSync(fresh, { recursive: true, force: true });
  const stop = () => {
    clear();
    process.exit(1);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    clear();
    writeFile(join(fresh, '.gitignore'), '*\n');
    await writeSite(site, { ...options, out: fresh });
    rmSync(join(fresh, '.gitignore'));
    replaceFolder(fresh, options.out);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    clear();
  }
}

/** Puts a new folder in the old one's place, which stays whole until the new one is beside it. */
function replaceFolder(fresh: string, out: string) {
  const old = `${out}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(out)) renameSync(out, old);
  renameSync(fresh, out);
  rmSync(old, { recursive: true, force: true });
}
