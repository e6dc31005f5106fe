import { getMimeType } from 'hono/utils/mime';

export { cacheControl, notStored, revalidated, shortLived } from '../src/pipeline/output/headers/caching.ts';

/** The type of a file, with a charset where it is text. */
export const contentType = (path: string): string =>
  (getMimeType(path) ?? 'application/octet-stream').replace('; ', ';');
