import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type PageFiles, partsOfPages } from '../../src/tools/impact/dependencies.ts';
import type { Side, Sizes } from '../../src/tools/impact/impact.ts';
import { mediaOf, scriptsOf, stylesOf } from '../../src/tools/impact/snapshot.ts';

/** A finished site, and the pages that it was built from. Both are read when they are asked for. */
export function sideOf(dist: string, pages: string): Side {
  const documents = new Map(
    filesBelow(dist, '.html').map((path) => [routeOfDocument(path), readFileSync(join(dist, path), 'utf8')]),
  );
  const sentSize = (address: string) => {
    const file = join(dist, address);
    return sizeOf(`${file}.br`) ?? sizeOf(file) ?? 0;
  };
  const sizesOf = (route: string): Sizes => {
    const html = documents.get(route) ?? '';
    return {
      html: sentSize(route === '/' ? '/index.html' : `${route}.html`),
      js: sum(scriptsOf(html).map(sentSize)),
      css: brotliCompressSync(stylesOf(html)).length,
      media: sum(mediaOf(html).map((address) => sizeOf(join(dist, address)) ?? 0)),
    };
  };
  return {
    documents,
    pages: partsOfPages(pageFiles(pages)),
    scripts: filesBelow(join(dist, 'assets'), '.js').map((path) => `/assets/${path}`),
    contentOf: (address) => contentOf(join(dist, address)),
    sizesOf,
    sentSize,
  };
}

const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ending))
    .sort();

const routeOfDocument = (path: string) => (path === 'index.html' ? '/' : `/${path.slice(0, -'.html'.length)}`);

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;

const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);

function contentOf(file: string): string {
  if (!existsSync(file)) return '';
  const bytes = readFileSync(file);
  return /\.js(?:on)?$/u.test(file) ? bytes.toString('utf8') : createHash('sha256').update(bytes).digest('hex');
}

function pageFiles(folder: string): PageFiles {
  return new Map(
    filesBelow(folder, '.json').map((path) => [path, JSON.parse(readFileSync(join(folder, path), 'utf8'))]),
  );
}
