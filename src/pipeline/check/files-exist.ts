import { isBelowMedia, mediaFile, mediaName } from '../../documents/media.ts';
import { endingsOf, isMediaAddress, LONGEST_ADDRESS } from '../../fields/media.ts';
import { nearestName } from '../../findings/nearest.ts';
import { allowedName, isSystemFile } from '../read/misplaced.ts';
import { breaches, type Check } from './check.ts';

/** Every picture, logo and video that a page names is there; media files have names that can be named. */
export const filesExist: Check = (site) => {
  const misnamed = [...site.assets]
    .filter((asset) => !isMediaAddress(asset) && !isSystemFile(asset))
    .map((asset) => ({ asset, meant: allowedName(asset) }));
  const announced = new Set(misnamed.map(({ meant }) => meant));
  const bySystem = [...site.assets].filter(isSystemFile);
  return [
    ...breaches(
      site.unsettled.documents,
      ({ files }) => files,
      ({ value }) => {
        if (!isBelowMedia(value) || site.assets.has(value) || announced.has(value)) return [];
        const nearest = nearestFile(value, site.assets);
        return [{ code: 'file-missing', details: { file: value }, nearest, received: value }];
      },
    ),
    ...misnamed.map(({ asset, meant }) => ({
      code: 'asset-name' as const,
      file: mediaFile(mediaName(asset)),
      spot: { at: 'file' } as const,
      details: { file: asset, extensions: endingsOf().join(', ') },
      nearest: meant,
    })),
    ...[...site.assets]
      .filter((asset) => asset.length > LONGEST_ADDRESS)
      .map((asset) => ({
        code: 'asset-name-long' as const,
        file: mediaFile(mediaName(asset)),
        spot: { at: 'file' } as const,
        details: { length: asset.length, limit: LONGEST_ADDRESS },
      })),
    ...bySystem.map((asset) => ({
      code: 'system-file' as const,
      file: mediaFile(mediaName(asset)),
      spot: { at: 'file' } as const,
      details: { name: mediaName(asset) },
    })),
  ];
};

/** The file that a mistyped one meant: folder `/media` and ending are in every name and make no two of them alike. */
function nearestFile(file: string, assets: ReadonlySet<string>): string | undefined {
  const stem = nearestName(stemOf(file), new Set([...assets].map(stemOf)));
  const near = [...assets].filter((asset) => stemOf(asset) === stem);
  return near.find((asset) => endingOf(asset) === endingOf(file)) ?? near[0];
}

const stemOf = (file: string) => mediaName(file).replace(/\.[^./]*$/u, '');
const endingOf = (file: string) => file.split('.').at(-1);
