import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The command that loads sources by name, as they are at the moment. For all others tsx takes up to ten times as long, file by file. */
const UNBUNDLED = 'generate';
/** What they begin with, the thread that one of them starts, and the process that builds the code. */
export const [MAIN, THREAD, CODE] = [
  'scripts/people-pages.ts',
  'src/preview/checks-thread.ts',
  'scripts/build/vite/code-process.ts',
];
const FOLDER = 'node_modules/.cache/commands';
/** Packages that are part of the bundle, with what they import. */
const INLINED = /^(?:zod|jsonc-parser|image-size|@sindresorhus\/slugify|@eslint-community\/regexpp)(?:\/|$)/u;
/** So long after it was written, another run may still load a part of it, in milliseconds. */
const IN_USE = 86_400_000;
/** Within so many milliseconds a file may be written twice and bear the same time. */
const UNCERTAIN = 2000;

/**
 * The address of the commands as plain JavaScript, made anew where a source has changed; undefined for one that needs the sources, or
 * where it cannot be done, so that tsx loads the sources themselves.
 *
 * @param {string | undefined} command
 * @param {string} source what it begins with
 * @returns {Promise<string | undefined>}
 */
export async function bundleFor(command, source = MAIN) {
  if (command === UNBUNDLED) return undefined;
  try {
    const folder = known() ?? (await make());
    return pathToFileURL(resolve(folder, source.replace(/ts$/u, 'mjs'))).href;
  } catch {
    return undefined;
  }
}

const list = () => join(FOLDER, `${process.version}.json`);

/** The folder of the last bundle, where all that it was made of is as it was. */
function known() {
  try {
    const { folder, inputs } = JSON.parse(readFileSync(list(), 'utf8'));
    const isSame = inputs.every(([file, stamp]) => stampOf(file) === stamp);
    return isSame && existsSync(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** Of a file that was written a moment ago, none that it will ever have again: it may change without showing it. */
function stampOf(file) {
  const { size, mtimeMs, ctimeMs, ino } = statSync(file);
  const isCertain = Date.now() - Math.max(mtimeMs, ctimeMs) > UNCERTAIN;
  return [size, mtimeMs, ctimeMs, ino, isCertain ? '' : process.hrtime.bigint()].join();
}

async function make() {
  // The one that tsx brings along.
  const require = createRequire(createRequire(import.meta.url).resolve('tsx'));
  const { build, stop } = require('esbuild');
  const folder = join(FOLDER, `${process.pid}-${Date.now()}`);
  const inputs = [fileURLToPath(import.meta.url), 'package.json', require.resolve('esbuild/package.json')];
  const stamps = new Map(inputs.map((file) => [file, stampOf(file)]));
  await build({
    absWorkingDir: process.cwd(),
    entryPoints: [MAIN, THREAD, CODE],
    outbase: '.',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'silent',
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', verbatimModuleSyntax: true } },
    plugins: [{ name: 'sources', setup: (bundle) => readSources(bundle, stamps) }],
  });
  // It would stay beside the command, with 115 MiB.
  await stop();
  const fresh = `${list()}.${process.pid}`;
  writeFileSync(fresh, JSON.stringify({ folder, inputs: [...stamps] }));
  renameSync(fresh, list());
  for (const path of readdirSync(FOLDER).map((name) => join(FOLDER, name)))
    if (Date.now() - statSync(path).mtimeMs > IN_USE && path !== list()) rmSync(path, { recursive: true, force: true });
  return folder;
}

/** Modules know where their sources are; packages stay what they are, but those of many small files. */
function readSources(bundle, stamps) {
  bundle.onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
    const isInlined = kind === 'entry-point' || INLINED.test(path) || importer.includes('/node_modules/');
    return isInlined ? undefined : { path, external: true };
  });
  bundle.onLoad({ filter: /\.(?:[mc]?[jt]sx?|json)$/ }, ({ path }) => {
    stamps.set(path, stampOf(path));
    const text = readFileSync(path, 'utf8');
    const contents = text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
    return { contents, loader: extname(path).replace(/^\.[mc]?/u, '') };
  });
}
