import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Prerenderer from '../../src/app/prerender.tsx';
import { entriesOf } from '../../src/files/entries.ts';
import { replaceFile, writeFile } from '../../src/files/write.ts';
import type { Manifest } from '../../src/pipeline/output/chunks.ts';
import { emptyHeap } from '../cli/heap.ts';
import { once, onceInARow } from './drawing.ts';
import { hashOf, shortHash } from './hashes.ts';
import type { Output } from './output.ts';
import { engineFiles, hashOfFile, hashOfFiles } from './sources.ts';
import { iconsInCode, makeSprite } from './sprite.ts';
import type { Store } from './store.ts';
import { buildApart } from './vite/build-apart.ts';

const ICONS = 'node_modules/.cache/icons';

export interface Code {
  /** names this build of the code, for browsers */
  id: string;
  /** a hash of all that it is built from */
  source: string;
  manifest: Manifest;
  /** what draws the pages, loaded when the first of them is to be drawn */
  prerenderer: () => Promise<typeof Prerenderer>;
  /** puts that, with its source maps, where it was loaded from by this build or an earlier one */
  unpack: () => Promise<void>;
}

/** What is built is kept as two JSON objects, for browsers and for the prerenderer: base64 by path. */
type Packed = Record<string, string>;

/** What is known of the client without its files. */
interface Client {
  manifest: string;
  /** each with a hash of its content */
  files: Array<[path: string, hash: string]>;
}

const MANIFEST = 'manifest.json';

/** What the code of every site is built from. */
export interface Engine {
  /** names all of it */
  hash: string;
  /** the icons that its components name */
  icons: readonly string[];
}

export const readEngine = (): Engine => ({ hash: hashOfFiles(engineFiles()), icons: iconsInCode() });

/**
 * Writes what browsers load, and loads what draws the pages.
 *
 * @param icons that the content names
 * @param work where the code is built and loaded from: inside the project, so that its packages are found
 */
export async function buildCode(
  { icons, mode, engine }: { icons: readonly string[]; mode: string; engine: Engine },
  work: string,
  store: Store,
  output: Output,
): Promise<Code> {
  const sprite = makeSprite(icons, engine.icons);
  const source = hashOf([mode, engine.hash, sprite].join());
  const built = once(async () => {
    emptyHeap();
    await buildApart({ sprite: fileOf(sprite), mode, work });
  });
  const folderOf = async (name: 'client' | 'server'): Promise<Packed> => {
    const make = async () => {
      await built();
      return packedFolder(join(work, name));
    };
    return parsed(await store.get(['code', name, source], make));
  };
  const client = () => clientOf({ source, read: () => folderOf('client') });
  const known = await store.get(['code', 'files', source], async () =>
    Buffer.from(JSON.stringify(filesOf(await client()))),
  );
  const { manifest, files }: Client = parsed(known);
  for (const [path, hash] of files)
    if (!output.take(path, hash)) output.write(path, Buffer.from((await client())[path] ?? '', 'base64'), hash);
  for (const path of entriesOf('public').files) {
    const file = join('public', path);
    const hash = hashOfFile(file);
    if (!output.take(path, hash)) output.write(path, readFileSync(file), hash);
  }
  // Node keeps a module by its address: that of other icons is another.
  const folder = join(work, `server-${source.slice(0, 12)}`);
  const unpack = once(async () => {
    for (const [path, base64] of Object.entries(await folderOf('server')))
      writeFile(join(folder, path), Buffer.from(base64, 'base64'));
  });
  const prerenderer = () => prerendererOf({ file: join(folder, 'prerender.js'), unpack });
  return { id: hashOf(manifest).slice(0, 12), source, manifest: JSON.parse(manifest), prerenderer, unpack };
}

/**
 * The last one stays for the next build of this process: what no page loads is written by each build, and removed again
 * (`removeIdleCode`), and to read all of it takes as long as to draw five pages.
 */
const clientOf = onceInARow(
  ({ source }: { source: string; read: () => Promise<Packed> }) => source,
  ({ read }) => read(),
);

interface PackedCode extends Pick<Code, 'unpack'> {
  /** what is to be loaded */
  file: string;
}

/** The last one stays for the next build of this process: to unpack it takes as long as to draw five pages. */
const prerendererOf = onceInARow(
  ({ file }: PackedCode) => file,
  async ({ file, unpack }): Promise<typeof Prerenderer> => {
    await unpack();
    return import(pathToFileURL(resolve(file)).href);
  },
);

const parsed = (json: Uint8Array) => JSON.parse(Buffer.from(json).toString());

function filesOf({ [MANIFEST]: manifest = '', ...files }: Packed): Client {
  const hashes = Object.entries(files).map(([path, base64]): [string, string] => [
    path,
    shortHash(Buffer.from(base64, 'base64')),
  ]);
  return { manifest: Buffer.from(manifest, 'base64').toString(), files: hashes };
}

/** Each sprite has a file of its own: the manifest names its path, and the build's id is a hash of the manifest. */
function fileOf(sprite: string): string {
  const file = resolve(`${ICONS}/${hashOf(sprite).slice(0, 12)}/icons.svg`);
  mkdirSync(dirname(file), { recursive: true });
  replaceFile(file, sprite);
  return file;
}

function packedFolder(folder: string): Buffer {
  const files: Packed = {};
  for (const path of entriesOf(folder).files.sort()) files[path] = readFileSync(join(folder, path), 'base64');
  return Buffer.from(JSON.stringify(files));
}
