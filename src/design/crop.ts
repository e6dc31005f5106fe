import { narrowerThan } from './tokens.ts';

/** A picture's own height and width for phones, as CSS has it: `4 / 5`. */
export type Crop = `${number} / ${number}`;

/** That of a tall picture. */
export const TALL: Crop = '4 / 5';

/** Where crops are shown: phones held upright. On its side a phone shows the broad picture. */
export const CROP_MEDIA = `${narrowerThan('mobile')} and (orientation: portrait)`;

/** Declarations of a box that phones see in the shape of the crop. */
export const cropped = (crop: Crop) => `@media ${CROP_MEDIA} { aspect-ratio: ${crop}; }`;

/** What the build makes of pictures. Browsers without it are few and show one WebP, cropped by CSS. */
export const PICTURE_TYPE = 'image/avif';

/** Twice the width of a large phone, and once that of a small one or of a card. */
const WIDTHS = [480, 800];

interface Cropped {
  width: number;
  height: number;
  /** start of the addresses of its crops: `/media/live-0a1b2c3d4e` */
  crops?: string;
}

/**
 * The `srcset` of a picture's crop; undefined where no crops are made, as in the preview. The address holds all that
 * the build needs to make the file, so that exactly the files are made that pages name.
 */
export function cropSet(picture: Cropped, crop: Crop, focus = '50% 50%'): string | undefined {
  if (picture.crops === undefined) return undefined;
  const [across, down] = crop.split('/').map(Number);
  const size = cropSize(picture, { across, down });
  const widths = WIDTHS.filter((width) => width < size.width);
  if (widths.length < WIDTHS.length) widths.push(size.width);
  const [x, y] = focus.replaceAll('%', '').split(' ');
  // Where a crop has the full width or height there is nothing to move: one file for every focus.
  const place = [size.width < picture.width ? x : 50, size.height < picture.height ? y : 50];
  const stem = [picture.crops, `${across}x${down}`, ...place].join('-');
  return widths.map((width) => `${stem}-${width}.avif ${width}w`).join(', ');
}

interface Shape {
  across?: number | undefined;
  down?: number | undefined;
}

/** The largest piece of this shape that a picture holds. */
export function cropSize({ width, height }: Cropped, { across = 1, down = 1 }: Shape) {
  return width * down > height * across
    ? { width: Math.round((height * across) / down), height }
    : { width, height: Math.round((width * down) / across) };
}

/** What an address made by `cropSet` asks for, after the start that it was given. */
const REQUEST = /^-(\d+)x(\d+)-(\d+)-(\d+)-(\d+)\.avif$/u;

export interface CropRequest {
  across: number;
  down: number;
  /** focus in per cent, as CSS `object-position` means it */
  x: number;
  y: number;
  /** width of the file */
  width: number;
}

export function readCrop(rest: string): CropRequest | undefined {
  const [, ...numbers] = REQUEST.exec(rest) ?? [];
  const [across, down, x, y, width] = numbers.map(Number);
  if (!across || !down || x === undefined || y === undefined || !width) return undefined;
  return { across, down, x, y, width };
}
