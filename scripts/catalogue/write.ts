import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { MEDIA_FOLDER, mediaName } from '../../src/documents/media.ts';
import { copyFile, writeFile } from '../../src/files/write.ts';
import { importClosure, type Manifest } from '../../src/pipeline/output/chunks.ts';
import { SourcePictures } from '../../src/preview/media.ts';
import type { AxeState, Catalogue } from '../../src/tools/catalogue/catalogue.ts';
import { type CatalogueTools, catalogueFiles, cataloguePage } from '../../src/tools/catalogue/pages.ts';
import { oxc } from '../../vite.shared.ts';
import { checkTarget } from '../build/target.ts';

const PAGE = 'src/tools/catalogue/view/livePage.ts';
const EXAMPLE = 'src/tools/catalogue/view/liveExample.tsx';
const SERVER = 'node_modules/.cache/catalogue';
/** Which script holds what; it tells a catalogue from any other folder. */
const CATALOGUE = 'catalogue.json';

/**
 * Writes the catalogue with its code and media into `out`, which is made anew. Throws an `IncompleteError` where it holds
 * anything else.
 *
 * @param pages folder of the pages, with their media
 * @returns a function that writes the pages once more, with what axe-core has found
 */
export async function writeCatalogue(
  catalogue: Catalogue,
  exampleSite: CatalogueTools['exampleSite'],
  pages: string,
  out: string,
): Promise<(axe: AxeState) => Promise<void>> {
  checkTarget(out, pages, CATALOGUE);
  const built = await buildCode(out);
  const shown = new Set<string>([exampleSite.settings.logo, exampleSite.settings.markLogo]);
  const pictures = new SourcePictures(pages);
  const mediaOf = (assets: readonly string[]) => {
    for (const asset of assets) shown.add(asset);
    return pictures.of(assets);
  };
  const tools = { ...built, exampleSite, mediaOf, canCheck: false };
  const write = async (axe?: AxeState) => {
    for (const file of catalogueFiles(catalogue))
      writeFile(join(out, file), (await cataloguePage(file, catalogue, { ...tools, axe })) ?? '');
  };
  await write();
  for (const asset of shown) copyAsset(join(pages, MEDIA_FOLDER), asset, out);
  return write;
}

/** Builds what draws the pages and what brings them to life. */
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
    build: { ...options, outDir: out, manifest: CATALOGUE, rolldownOptions: { input: live } },
  });
  const render = { render: 'src/tools/catalogue/view/render.tsx' };
  await build({ ...common, build: { ...options, ssr: true, outDir: SERVER, rolldownOptions: { input: render } } });
  const manifest: Manifest = JSON.parse(readFileSync(join(out, CATALOGUE), 'utf8'));
  const [page = '', example = ''] = [PAGE, EXAMPLE].map((source) => importClosure(manifest, [source])[0]);
  return { render: await import(pathToFileURL(resolve(SERVER, 'render.js')).href), scripts: { page, example } };
}

/** A media file that is not there shows as missing, in the catalogue as on the site. */
function copyAsset(folder: string, asset: string, out: string) {
  const file = join(folder, mediaName(asset));
  if (existsSync(file)) copyFile(file, join(out, asset));
}
