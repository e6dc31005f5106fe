import { extname } from 'node:path';

/** What every answer carries, whatever its status. */
export const everyAnswer: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

const lifetime = {
  forGood: 'public, max-age=31536000, immutable',
  untilAsked: 'no-cache',
  anHour: 'public, max-age=3600',
  never: 'no-store',
};

/** For what depends on the moment: errors, redirects to be undone, answers of forms and functions. */
export const notStored = lifetime.never;
/** For pages: kept, but asked about before every use. */
export const revalidated = lifetime.untilAsked;
export const shortLived = lifetime.anHour;

/**
 * How long a file of the site may be reused.
 *
 * The build names everything in `assets/` and `media/` after its content, so those two folders never change under
 * an address. Pages (no extension) and JSON carry the same address from build to build.
 */
export function cacheControl(path: string): string {
  if (path.startsWith('/assets/') || path.startsWith('/media/')) return lifetime.forGood;
  if (['', '.json'].includes(extname(path))) return lifetime.untilAsked;
  return lifetime.anHour;
}

/** Text types that need their charset said; HTML has it from the file server, JSON and SVG are UTF-8 by definition. */
export function contentType(path: string): string | undefined {
  return textTypes[extname(path)];
}

const textTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.txt': 'text/plain;charset=utf-8',
  '.xml': 'application/xml;charset=utf-8',
};
