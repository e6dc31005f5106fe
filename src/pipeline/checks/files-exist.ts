import type { Check } from '../model.ts';
import { nearestName } from '../nearest.ts';

/** Every picture, logo and video that a page names is there; media files have names that can be named. */
export const filesExist: Check = (site) => [
  ...site.documents.flatMap((document) =>
    document.facts.files
      .filter(({ value }) => value.startsWith('/media/') && !site.assets.has(value))
      .map(({ value, path }) => ({
        code: 'file-missing' as const,
        file: document.file,
        spot: { at: 'value', path } as const,
        details: { file: value },
        nearest: nearestName(value, site.assets),
        received: value,
      })),
  ),
  ...[...site.assets]
    .filter((asset) => !/^\/media\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.(?:webp|jpg|jpeg|png|avif|svg|webm|mp4)$/u.test(asset))
    .map((asset) => ({
      code: 'asset-name' as const,
      file: asset.replace('/media/', '_media/'),
      spot: { at: 'file' } as const,
      details: { file: asset },
    })),
];
