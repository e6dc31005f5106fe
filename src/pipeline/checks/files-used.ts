import type { Check } from '../model.ts';

/** No media file lies about unused. Silent while a file cannot be read: it might be the one that uses it. */
export const filesUsed: Check = (site) => {
  if (!site.complete) return [];
  const used = new Set(site.documents.flatMap((document) => document.facts.files.map((fact) => fact.value)));
  return [...site.assets]
    .filter((asset) => !used.has(asset))
    .map((asset) => ({
      code: 'asset-unused' as const,
      file: asset.replace('/media/', '_media/'),
      spot: { at: 'file' } as const,
      details: { file: asset },
    }));
};
