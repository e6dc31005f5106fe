import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { MEDIA_FOLDER, mediaName } from '../src/documents/media.ts';
import { importClosure, type Manifest } from '../src/pipeline/output/chunks.ts';
import { SourcePictures } from '../src/preview/media.ts';
import type { AxeState, Catalogue } from '../src/tools/catalogue/catalogue.ts';
import { exampleSiteOf } from '../src/tools/catalogue/example.ts';
import { type CatalogueTools, catalogueFiles, cataloguePage } from '../src/tools/catalogue/pages.ts';
import { oxc } from '../vite.shared.ts';
import { examine } from './catalogue.axe.ts';
import { readFlags, run } from './cli.ts';
import { readContent } from './content.ts';

const USAGE = {
  de: `npm run catalogue -- [--out ORDNER] [--pages ORDNER] [--axe]
  Schreibt den Katalog der Blöcke als Dateien (dist-catalogue): Beispiele auf drei Breiten, Angaben, JSON zum Kopieren.
  --axe   lässt axe-core in Chromium jedes Beispiel auf drei Breiten prüfen und schreibt den Befund dazu
  Ende mit 0: geschrieben, 1: axe-core hat etwas gefunden, oder _site ist nicht gültig, 2: falsch aufgerufen.`,
  en: `npm run catalogue -- [--out FOLDER] [--pages FOLDER] [--axe]
  Writes the catalogue of blocks as files (dist-catalogue): examples at three widths, fields, JSON to copy.
  --axe   has axe-core look at every example at three widths in Chromium, and writes what it found
  Exit 0: written, 1: axe-core has found something, or _site is not valid, 2: wrong usage.`,
};

const PAGE = 'src/tools/catalogue/view/livePage.ts';
const EXAMPLE = 'src/tools/catalogue/view/liveExample.tsx';
const SERVER = 'node_modules/.cache/catalogue';

await run(USAGE, async () => {
  const flags = readFlags({ out: { type: 'string' }, pages: { type: 'string' }, axe: { type: 'boolean' } });
  const out = resolve(flags.out ?? 'dist-catalogue');
  const folder = flags.pages ?? 'pages-data';
  const exampleSite = exampleSiteOf(readContent(folder));
  if (!exampleSite) {
    console.error('Die Dokumente in _site sind nicht gültig. Was darin falsch ist, nennt npm run validate.');
    return 1;
  }
  const catalogue: Catalogue = JSON.parse(readFileSync('schema/catalogue.json', 'utf8'));
  const built = await buildCode(out);
  const shown = new Set<string>();
  const pictures = new SourcePictures(folder);
  const mediaOf = (assets: readonly string[]) => {
    for (const asset of assets) shown.add(asset);
    return pictures.of(assets);
  };
  const tools = { ...built, exampleSite, mediaOf, canCheck: false };
  const write = async (axe: AxeState | undefined) => {
    for (const file of catalogueFiles(catalogue))
      writeFileSync(join(out, file), (await cataloguePage(file, catalogue, { ...tools, axe })) ?? '');
  };
  await write(undefined);
  for (const asset of [...shown, exampleSite.settings.logo, exampleSite.settings.markLogo])
    copyAsset(join(folder, MEDIA_FOLDER), asset, out);
  console.log(`${catalogue.blocks.length} Blöcke geschrieben: ${flags.out ?? 'dist-catalogue'}/index.html`);
  if (!flags.axe) return 0;
  const axe = await examine(out, catalogue);
  await write(axe);
  writeFileSync(join(out, 'axe.json'), `${JSON.stringify(axe, null, 2)}\n`);
  const faults = Object.entries(axe).flatMap(([name, found]) => found.map(({ rule }) => `${name}: ${rule}`));
  console.log(
    [`axe-core: ${Object.keys(axe).length} Beispiele auf drei Breiten, ${faults.length} Verstöße.`, ...faults].join(
      '\n',
    ),
  );
  return faults.length > 0 ? 1 : 0;
});

/** Builds what draws the pages and what brings them to life. `out` is made anew. */
async function buildCode(out: string): Promise<Pick<CatalogueTools, 'render' | 'scripts'>> {
  process.env.NODE_ENV = 'production';
  const common: InlineConfig = {
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    oxc,
    plugins: [react()],
    ssr: { noExternal: ['styled-components'] },
  };
  const options = { target: 'es2022', assetsInlineLimit: 0, emptyOutDir: true, modulePreload: false } as const;
  const live = { livePage: PAGE, liveExample: EXAMPLE };
  await build({
    ...common,
    build: { ...options, outDir: out, manifest: 'manifest.json', rolldownOptions: { input: live } },
  });
  const render = { render: 'src/tools/catalogue/view/render.tsx' };
  await build({ ...common, build: { ...options, ssr: true, outDir: SERVER, rolldownOptions: { input: render } } });
  const manifestFile = join(out, 'manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  rmSync(manifestFile);
  const [page = '', example = ''] = [PAGE, EXAMPLE].map((source) => importClosure(manifest, [source])[0]);
  return { render: await import(pathToFileURL(resolve(SERVER, 'render.js')).href), scripts: { page, example } };
}

/** A media file that is not there shows as missing, in the catalogue as on the site. */
function copyAsset(folder: string, asset: string, out: string) {
  const file = join(folder, mediaName(asset));
  if (!existsSync(file)) return;
  mkdirSync(dirname(join(out, asset)), { recursive: true });
  copyFileSync(file, join(out, asset));
}
