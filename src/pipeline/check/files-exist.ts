import { isBelowMedia, mediaFile, mediaName } from '../../documents/media.ts';
import { endingsOf, isMediaAddress, LONGEST_ADDRESS, mediaKind } from '../../fields/media.ts';
import type { Problem } from '../../findings/finding.ts';
import { mediaMeant } from '../read/correction/media-names.ts';
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
        const nearest =
          mediaMeant(value, site.assets, [endingOf(value) ?? ''])?.file ??
          mediaMeant(value, site.assets, alike(value))?.file;
        return [{ code: 'file-missing', details: { file: value }, nearest, received: value }];
      },
    ),
    ...misnamed.map(({ asset, meant }) => nameProblem(asset, meant)),
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

/** Endings of files that people put beside their pictures, and that no page can name. */
const OTHER_ENDINGS = {
  picture: ['gif', 'heic', 'heif', 'tif', 'tiff', 'bmp', 'jfif', 'jp2', 'jxl', 'ico', 'psd', 'ai', 'eps', 'raw', 'dng'],
  font: ['woff', 'eot'],
  page: ['json'],
  document: ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt', 'xls', 'xlsx', 'csv', 'ppt', 'pptx', 'pages', 'zip'],
} as const;
const OTHER_KINDS = ['picture', 'font', 'page', 'document'] as const;

/** A file that no page can name: by its ending, whatever it is called, or by its name. */
function nameProblem(asset: string, meant: string | undefined): Problem {
  const base = { file: mediaFile(mediaName(asset)), spot: { at: 'file' } } as const;
  const ending = endingOf(asset)?.toLowerCase();
  const kind = OTHER_KINDS.find((each) => OTHER_ENDINGS[each].some((other) => other === ending));
  if (kind) return { code: 'media-ending', ...base, details: { ending: `.${ending}`, kind } };
  const details = { file: asset, extensions: endingsOf().join(', ') };
  return { code: 'asset-name', ...base, details, nearest: meant };
}

/** The endings of what may be named in place of a file. */
function alike(file: string): string[] {
  const kind = mediaKind(file);
  return kind === undefined ? endingsOf() : endingsOf([kind]);
}

const endingOf = (file: string) => file.split('.').at(-1);
