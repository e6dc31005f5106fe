import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions, InlineConfig } from 'vite';
import type * as Prerenderer from '../../src/app/prerender.tsx';
import { entriesOf } from '../../src/files/entries.ts';
import { replaceFile, writeFile } from '../../src/files/write.ts';
import type { Manifest } from '../../src/pipeline/output/chunks.ts';
import { hashOf } from './hashes.ts';
import type { Output } from './output.ts';
import { engineFiles, hashOfFiles } from './sources.ts';
import { makeSprite } from './sprite.ts';
import type { Store } from './store.ts';
import { usedIcons } from './vite/used-icons.ts';

const ICONS = 'node_modules/.cache/icons';

export interface Code {
  /** names this build of the code, for browsers */
  id: string;
  /** a hash of all that it is built from */
  source: string;
  manifest: Manifest;
  prerenderer: typeof Prerenderer;
}

/** What is built is kept as one JSON object: base64 by path below the folder of work. */
type Packed = Record<string, string>;

const MANIFEST = 'client/manifest.json';

/**
 * Writes what browsers load, and loads what draws the pages.
 *
 * @param work where the code is built and loaded from: inside the project, so that its packages are found
 */
export async function buildCode(
  { icons, mode }: { icons: readonly string[]; mode: string },
  work: string,
  store: Store,
  output: Output,
): Promise<Code> {
  const sprite = makeSprite(icons);
  const source = hashOf([mode, hashOfFiles(engineFiles()), sprite].join());
  const packed = await store.get(['code', source], async () => {
    await buildWithVite(sprite, mode, work);
    return packedFolder(work);
  });
  const { [MANIFEST]: manifest = '', ...files }: Packed = JSON.parse(Buffer.from(packed).toString());
  for (const [path, base64] of Object.entries(files)) {
    const content = Buffer.from(base64, 'base64');
    const [, asset] = /^client\/(.+)$/u.exec(path) ?? [];
    if (asset === undefined) writeFile(join(work, path), content);
    else output.put(asset, content);
  }
  for (const path of entriesOf('public').files) output.put(path, readFileSync(join('public', path)));
  const manifestText = Buffer.from(manifest, 'base64').toString();
  const id = hashOf(manifestText).slice(0, 12);
  const prerenderer: typeof Prerenderer = await import(pathToFileURL(resolve(work, 'server/prerender.js')).href);
  return { id, source, manifest: JSON.parse(manifestText), prerenderer };
}

async function buildWithVite(sprite: string, mode: string, work: string) {
  // Loading it takes longer than most builds need for their code, which is in the store.
  const { build } = await import('vite');
  // The manifest names its path, and the build's id is a hash of the manifest.
  const file = resolve(`${ICONS}/${hashOf(sprite).slice(0, 12)}/icons.svg`);
  mkdirSync(dirname(file), { recursive: true });
  replaceFile(file, sprite);
  const { engineConfig } = await import('./vite/engine.ts');
  const buildOne = (name: 'client' | 'server', more: BuildOptions = {}) => {
    const { plugins, build: options, ...config } = engineConfig(name === 'server');
    const out = { outDir: resolve(work, name), emptyOutDir: true, copyPublicDir: false };
    const all: InlineConfig = { ...config, configFile: false, logLevel: 'warn', mode };
    return build({ ...all, plugins: [plugins, usedIcons(file)], build: { ...options, ...out, ...more } });
  };
  await buildOne('client');
  await buildOne('server', { ssr: true, sourcemap: true });
}

function packedFolder(folder: string): Buffer {
  const files: Packed = {};
  for (const path of entriesOf(folder).files.sort()) files[path] = readFileSync(join(folder, path), 'base64');
  return Buffer.from(JSON.stringify(files));
}
