import { extname } from 'node:path';

export { cacheControl, notStored, revalidated, shortLived } from '../src/pipeline/output/headers/caching.ts';

/**
 * Types that the file server does not know, or whose charset it leaves out; HTML has it, JSON and SVG are UTF-8 by
 * definition.
 */
export function contentType(path: string): string | undefined {
  return types[extname(path)];
}

const types: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.css': 'text/css;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.txt': 'text/plain;charset=utf-8',
  '.xml': 'application/xml;charset=utf-8',
};
