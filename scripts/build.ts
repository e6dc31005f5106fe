import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import type * as Prerenderer from '../src/app/prerender.tsx';
import { componentName } from '../src/blocks/block-name.ts';
import { MEDIA_FOLDER } from '../src/documents/media.ts';
import { compileSite } from '../src/pipeline/compile.ts';
import type { Manifest } from '../src/pipeline/output/chunks.ts';
import { headerFile } from '../src/pipeline/output/headers/netlify.ts';
import { prerender } from '../src/pipeline/output/prerender.ts';
import { robots, sitemap, unindexed } from '../src/pipeline/output/seo/indexing.ts';
import type { ResolvedSite } from '../src/pipeline/resolve/resolve.ts';
import { launchFindings } from '../src/tools/launch/launch.ts';
import { usedIcons } from './build/vite/used-icons.ts';
import { buildDay } from './build-day.ts';
import { lastChanges } from './changes.ts';
import { languageOf, printReport, readFlags, run, UsageError } from './cli.ts';
import { compressFolder } from './compress.ts';
import { readContent } from './content.ts';
import { hashesOfStyles, sourceOf } from './hashes.ts';
import { makeSprite } from './icons.ts';
import { planMedia } from './media.ts';
import { makeIcons, makeShareImages } from './share-images.ts';

const USAGE = {
  de: `npm run build -- [--pages ORDNER] [--out ORDNER] [--date TAG] [--lang de|en] [--production] [--demo]
  Prüft alle Seiten und schreibt die fertige Website. Ist eine Seite ungültig, bleibt die letzte Website unverändert.
  --date         baut für diesen Tag (2026-12-01), sonst für BUILD_DATE oder heute: Er entscheidet, welche Seiten zu
                 sehen sind. Derselbe Tag gibt dieselbe Website.
  --production   für die Öffentlichkeit: scheitert, solange Beispielwerte darin stehen (npm run check:launch)
  --demo         zur Ansicht: Beispielwerte sind erlaubt, und Suchmaschinen werden gebeten, keine Seite aufzunehmen
  Ende mit 0: gebaut, 1: Fehler auf einer Seite, 2: falsch aufgerufen oder gescheitert.`,
  en: `npm run build -- [--pages FOLDER] [--out FOLDER] [--date DAY] [--lang de|en] [--production] [--demo]
  Checks all pages and writes the finished website. Where a page is not valid, the last website stays as it was.
  --date         builds for this day (2026-12-01), else for BUILD_DATE or today: it decides which pages are seen.
                 The same day makes the same website.
  --production   for the public: fails while sample values are in it (npm run check:launch)
  --demo         to be looked at: sample values are allowed, and search engines are asked to take no page
  Exit 0: built, 1: errors on a page, 2: wrong usage or a failure.`,
};

/** `development` builds with React's warnings, for the tests that must see none. */
type Mode = 'production' | 'development';

function modeOf(value = 'production'): Mode {
  if (value === 'production' || value === 'development') return value;
  throw new UsageError(`--mode ${value}: production | development`);
}

const CACHE = 'node_modules/.cache';

await run(USAGE, async () => {
  const flags = readFlags({
    pages: { type: 'string' },
    out: { type: 'string' },
    lang: { type: 'string' },
    mode: { type: 'string' },
    production: { type: 'boolean' },
    demo: { type: 'boolean' },
    date: { type: 'string' },
  });
  const mode = modeOf(flags.mode);
  process.env.NODE_ENV = mode;
  const folder = flags.pages ?? 'pages-data';
  const content = readContent(folder, buildDay(flags.date));
  const { site, ...checked } = compileSite(content);
  const findings = flags.production && !flags.demo ? launchFindings(checked) : checked.findings;
  printReport({ ...checked, findings, folder, language: languageOf(flags.lang) }, 'pretty');
  if (findings.some(({ code }) => code === 'sample-value')) {
    console.error('Mit Beispielwerten wird keine Website für die Öffentlichkeit gebaut; zur Ansicht mit --demo.');
    return 1;
  }
  if (!site) return 1;
  const out = resolve(flags.out ?? 'dist');
  const started = performance.now();
  const fresh = `${out}.new`;
  rmSync(fresh, { recursive: true, force: true });
  await writeSite(flags.demo ? unindexed(site) : site, folder, content.assets, fresh, mode);
  swap(fresh, out);
  console.log(
    `${site.pages.length} Seiten, Stand ${content.day}, in ${((performance.now() - started) / 1000).toFixed(1)} s gebaut: ${flags.out ?? 'dist'}/`,
  );
  return 0;
});

async function writeSite(site: ResolvedSite, folder: string, assets: readonly string[], out: string, mode: Mode) {
  const media = join(folder, MEDIA_FOLDER);
  const server = join(CACHE, `prerender-${mode}`);
  const plugins = [usedIcons(makeSprite(site.icons, join(CACHE, 'icons')))];
  const common: InlineConfig = { configFile: 'vite.config.ts', logLevel: 'warn', mode, plugins };
  await build({ ...common, build: { outDir: out, emptyOutDir: true } });
  await build({ ...common, build: { ssr: true, outDir: server, emptyOutDir: true, copyPublicDir: false } });
  const made = await planMedia(media, assets, join(out, 'media'), join(CACHE, 'media'));
  const manifestFile = join(out, 'manifest.json');
  const manifestText = readFileSync(manifestFile, 'utf8');
  rmSync(manifestFile);
  const manifest: Manifest = JSON.parse(manifestText);
  const id = createHash('sha256').update(manifestText).digest('hex').slice(0, 12);
  const prerenderer: typeof Prerenderer = await import(pathToFileURL(resolve(server, 'prerender.js')).href);
  const folders = { media, out, cache: join(CACHE, 'media') };
  await makeIcons(site, folders);
  const tools = {
    render: prerenderer.renderPage,
    fonts: prerenderer.preloadedFonts,
    manifest,
    integrityOf: (file: string) => sourceOf('sha384', readFileSync(join(out, file))),
    pictures: made.pictures,
    files: made.files,
    shareImages: await makeShareImages(site, folders),
    blockSource: (type: string) => `src/blocks/${type}/${componentName(type)}.tsx`,
    build: id,
  };
  const files = [...site.pages, ...site.formPages, site.notFound].flatMap((page) => prerender(page, site, tools));
  for (const file of files) {
    const path = join(out, file.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.content);
  }
  await made.make(files.map((file) => file.content));
  writeFileSync(join(out, 'sitemap.xml'), sitemap(site, lastChanges(folder)));
  writeFileSync(join(out, 'robots.txt'), robots(site));
  const routes = site.pages.map((page) => page.route);
  const styles = hashesOfStyles(files);
  const allowed = { styles: [...new Set(Object.values(styles).flat())], external: site.settings.externalContent };
  writeFileSync(join(out, '_headers'), headerFile(allowed));
  writeFileSync(join(out, '_server.json'), `${JSON.stringify({ site: site.settings, forms: site.forms, styles })}\n`);
  writeFileSync(join(out, 'build.json'), `${JSON.stringify({ id, routes })}\n`);
  await compressFolder(out);
}

/** Puts the new folder in the old one's place; the old one stays whole until the new one stands beside it. */
function swap(fresh: string, out: string) {
  const old = `${out}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(out)) renameSync(out, old);
  renameSync(fresh, out);
  rmSync(old, { recursive: true, force: true });
}
