import { mediaFile, mediaName } from '../../documents/media.ts';
import { isMediaAddress } from '../../fields/media.ts';
import type { Check } from './check.ts';

/**
 * No media file is unused. Silent while a document is not valid or a named file is missing: that might be the
 * one that is meant.
 */
export const filesUsed: Check = (site) => {
  if (!site.complete) return [];
  const used = new Set(site.documents.flatMap(({ names }) => names.files));
  if ([...used].some((file) => !site.assets.has(file))) return [];
  return [...site.assets]
    .filter((asset) => !used.has(asset) && isMediaAddress(asset))
    .map((asset) => ({
      code: 'asset-unused' as const,
      file: mediaFile(mediaName(asset)),
      spot: { at: 'file' } as const,
      details: { file: asset },
    }));
};
