import { extname } from 'node:path';

/** What every answer carries, whatever its status. */
export const everyAnswer: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** For what depends on the moment: errors, and the answers of forms and functions. */
export const notStored = 'no-store';
/** For pages: kept, but asked about before every use. */
export const revalidated = 'no-cache';
/** For what seldom changes under an address that stays. */
export const shortLived = 'public, max-age=3600';
const keptForGood = 'public, max-age=31536000, immutable';

/**
 * How long a file of the site may be reused.
 *
 * The build names everything in `assets/` and `media/` after its content, so those two folders never change under
 * an address. Pages (no extension) and JSON carry the same address from build to build.
 */
export function cacheControl(path: string): string {
  if (path.startsWith('/assets/') || path.startsWith('/media/')) return keptForGood;
  return ['', '.json'].includes(extname(path)) ? revalidated : shortLived;
}

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
