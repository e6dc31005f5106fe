import { nearestName } from '../../findings/nearest.ts';
import type { Check } from '../model/model.ts';
import { mediaName } from '../read/misplaced.ts';

const NAME =
  /^\/media\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.(?:webp|jpg|jpeg|png|avif|svg|webm|mp4)$/u;

/** Whether a media file has a name that a page can write. */
export const isMediaName = (asset: string) => NAME.test(asset);

/** Every picture, logo and video that a page names is there; media files have names that can be named. */
export const filesExist: Check = (site) => {
  const misnamed = [...site.assets]
    .filter((asset) => !isMediaName(asset))
    .map((asset) => ({ asset, meant: mediaName(asset) }));
  const announced = new Set(misnamed.map(({ meant }) => meant));
  return [
    ...site.documents.flatMap((document) =>
      document.facts.files
        .filter(({ value }) => value.startsWith('/media/') && !site.assets.has(value) && !announced.has(value))
        .map(({ value, path }) => ({
          code: 'file-missing' as const,
          file: document.file,
          spot: { at: 'value', path } as const,
          details: { file: value },
          nearest: nearestFile(value, site.assets),
          received: value,
        })),
    ),
    ...misnamed.map(({ asset, meant }) => ({
      code: 'asset-name' as const,
      file: asset.replace('/media/', '_media/'),
      spot: { at: 'file' } as const,
      details: { file: asset },
      nearest: meant,
    })),
  ];
};

/** The file that a mistyped one meant: folder `/media` and ending are in every name and make no two of them alike. */
function nearestFile(file: string, assets: ReadonlySet<string>): string | undefined {
  const stem = nearestName(stemOf(file), new Set([...assets].map(stemOf)));
  const near = [...assets].filter((asset) => stemOf(asset) === stem);
  return near.find((asset) => endingOf(asset) === endingOf(file)) ?? near[0];
}

const stemOf = (file: string) => file.replace(/^\/media\//u, '').replace(/\.[^./]*$/u, '');
const endingOf = (file: string) => file.split('.').at(-1);
