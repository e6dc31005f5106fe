import { readFileSync } from 'node:fs';
import type { Sharp } from 'sharp';
import { type CropRequest, cropSize, readCrop } from '../../src/design/crop.ts';
import { IncompleteError } from '../../src/findings/errors.ts';
import { encodedWithin, onceInARow } from './drawing.ts';
import { hashOf } from './hashes.ts';
import { encoders, loadSharp } from './sharp.ts';
import type { Store } from './store.ts';

/** Effort 3 would save 6 to 14 % of the bytes for three times the time; measured, like the qualities, on our own pictures. */
const AVIF = { quality: 57, effort: 1, chromaSubsampling: '4:2:0' };
/**
 * In many pixels effort 0 takes half the time for 2 % more bytes, 0.25 dB farther from the original; in few it is 9 %. At 52 the
 * grain of wood and cloth is gone: they get the best of these qualities that keeps within the limit.
 */
const LARGE = { limit: 120_000, qualities: [58, 52, 46] };
const LARGE_FROM = 1600;
/** Effort 4 would take twice the time for 4 % of the bytes, which few browsers fetch. */
const WEBP = { quality: 78, effort: 2 };

/**
 * What a phone may have to load for the picture at the head of a page. Tall crops stand there, full screen: they get
 * the best of these qualities that keeps within it. At 58 the grain is still there; broad crops, on cards, do without.
 */
const TALL = { limit: 60_000, qualities: [58, 52, 46, 40] };
const BROAD = { ...AVIF, quality: 52 };

/** What a variant depends on beside its source and its name. The number counts up where pictures are drawn in another way. */
export const recipe = () => JSON.stringify([6, AVIF, LARGE, LARGE_FROM, WEBP, TALL, BROAD, encoders()]);

export interface Source {
  file: string;
  /** of its bytes */
  hash: string;
  width: number;
  height: number;
}

export interface Variant {
  /** the file below `/media` */
  name: string;
  /** what it is made from: the same picture under two paths is made once */
  parts: readonly string[];
  /** its source */
  file: string;
  /** how large it is as it is seen; of a video, which no encoder of ours draws, 0 */
  pixels: number;
  draw: () => Promise<Buffer>;
}

/** A picture upright, as it is decoded once for all variants of it. */
export type Open = (source: Source) => Promise<Sharp>;

/** Decodes the source of variants that are drawn one after the other only once. */
export function opener(): Open {
  const pixelsOf = onceInARow(
    ({ file }: Source) => file,
    async (source) => loadSharp()(bytesOf(source)).rotate().raw().toBuffer({ resolveWithObject: true }),
    // Its large variants may wait while the small ones of the next source are drawn.
    2,
  );
  return async (source) => {
    const { data, info } = await pixelsOf(source);
    return loadSharp()(data, { raw: info });
  };
}

/** Its variants are kept under the hash that it was planned with: another file must not come in between. */
function bytesOf({ file, hash }: Source): Buffer {
  const bytes = readFileSync(file);
  if (hashOf(bytes) === hash) return bytes;
  throw new IncompleteError({
    de: `${file} hat sich geändert, während gebaut wurde. Bauen Sie noch einmal.`,
    en: `${file} has changed during the build. Build again.`,
  });
}

/** How to draw what a name asks for; undefined for a name that is not of our making, such as an authored path. */
export function variantOf(name: string, sources: ReadonlyMap<string, Source>, open: Open): Variant | undefined {
  const [, stem = '', rest = ''] = /^(.*-[0-9a-f]{10})(-[0-9x-]+\.(?:avif|webp))$/u.exec(name) ?? [];
  const source = sources.get(stem);
  if (!source) return undefined;
  const { file } = source;
  const parts = partsOf(source, rest);
  const crop = readCrop(rest);
  if (crop) {
    const pixels = (crop.width ** 2 * crop.down) / crop.across;
    return { name, parts, file, pixels, draw: async () => drawCrop(await open(source), source, crop) };
  }
  const [, width, extension] = /^-(\d+)\.(avif|webp)$/u.exec(rest) ?? [];
  if (width === undefined) return undefined;
  const pixels = (Number(width) ** 2 * source.height) / source.width;
  const draw = async () => drawWhole(await open(source), Number(width), extension === 'avif');
  return { name, parts, file, pixels, draw };
}

/** @param rest of its name, after what names the source */
const partsOf = ({ hash }: Source, rest: string) => ['picture', recipe(), hash, rest];

/** Whether a variant of this source, by the end of its name, has been drawn before. */
export const isDrawn = (store: Store, source: Source, rest: string): boolean => store.has(partsOf(source, rest));

function drawWhole(image: Sharp, width: number, isAvif: boolean): Promise<Buffer> {
  const resized = image.resize({ width });
  if (!isAvif) return resized.webp(WEBP).toBuffer();
  if (width < LARGE_FROM) return resized.avif(AVIF).toBuffer();
  return encodedWithin(LARGE, (quality) =>
    resized
      .clone()
      .avif({ ...AVIF, quality, effort: 0 })
      .toBuffer(),
  );
}

/** The piece that `object-fit: cover` with this `object-position` would show in a box of this shape. */
async function drawCrop(whole: Sharp, source: Source, { x, y, width, ...shape }: CropRequest): Promise<Buffer> {
  const size = cropSize(source, shape);
  const left = Math.round(((source.width - size.width) * x) / 100);
  const top = Math.round(((source.height - size.height) * y) / 100);
  const image = whole.extract({ left, top, ...size }).resize({ width });
  if (shape.across >= shape.down) return image.avif(BROAD).toBuffer();
  return encodedWithin(TALL, (quality) =>
    image
      .clone()
      .avif({ ...AVIF, quality })
      .toBuffer(),
  );
}
