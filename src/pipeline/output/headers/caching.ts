/** For what depends on the moment: errors, and the answers of forms and functions. */
export const notStored = 'no-store';
/** For pages: cached, but revalidated before every use. */
export const revalidated = 'no-cache';
/** For what seldom changes under an address that stays. */
export const shortLived = 'public, max-age=3600';
const immutable = 'public, max-age=31536000, immutable';

/** The build names everything in these after its content, so that they never change under an address. */
export const FOLDERS_OF_HASHED_NAMES = ['/assets/', '/media/'];

/**
 * How long a file of the site may be reused. Pages (no extension) and JSON carry the same address from build to build.
 */
export function cacheControl(path: string): string {
  if (FOLDERS_OF_HASHED_NAMES.some((folder) => path.startsWith(folder))) return immutable;
  const name = path.slice(path.lastIndexOf('/') + 1);
  return !name.includes('.') || name.endsWith('.json') ? revalidated : shortLived;
}
