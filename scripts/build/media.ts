import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { type CropRequest, cropSize, readCrop } from '../../src/design/crop.ts';
import type { MediaInfo, MediaMap } from '../../src/design/Picture.tsx';
import { conversion, mediaAddress } from '../../src/documents/media.ts';
import { mediaKind } from '../../src/fields/media.ts';
import { playable } from '../../src/files/ffmpeg.ts';
import { lookInto } from '../../src/files/media.ts';
import { copyFile } from '../../src/files/write.ts';
import { isPlayable } from '../../src/pipeline/read/media.ts';
import { decoding, encodedWithin, inParallel, writeDrawn } from './drawing.ts';

/**
 * Formats of a whole picture, best first, and the widths that it is made in as far as its source reaches. WebP is for
 * the few browsers that do not know AVIF.
 */
const FORMATS = [
  { type: 'image/avif', extension: 'avif', widths: [480, 800, 1200, 1600] },
  { type: 'image/webp', extension: 'webp', widths: [800, 1600] },
] as const;

/** Effort 4 would save 6 % of the bytes for four times the time; measured, like the qualities, on our own pictures. */
const AVIF = { quality: 54, effort: 3 };
const WEBP = { quality: 78, effort: 5 };

/**
 * What a phone may have to load for the picture at the head of a page. Tall crops stand there, full screen: they get
 * the best of these qualities that keeps within it. At 58 the grain is still there; broad crops, on cards, do without.
 */
const TALL = { limit: 60_000, qualities: [58, 52, 46, 40] };
const BROAD = { ...AVIF, quality: 52 };

/** Counts up when the options above change, so that the cache is made anew. */
const RECIPE = 3;

/** What a video is made with is part of its name, too. */
const VIDEO_RECIPE = conversion('', '').join(' ');

/** Media of a site as its pages refer to them. */
export interface SiteMedia {
  /** pictures by authored path; of those that are served as they are, only the size */
  pictures: MediaMap;
  /** addresses of files that are served as they are (SVG, video) by authored path */
  files: Readonly<Record<string, string>>;
  /** writes the variants that the texts of the site name into `out` */
  make: (texts: Iterable<string>) => Promise<void>;
}

interface Source {
  file: string;
  width: number;
  height: number;
}

/**
 * Names every file that the media of a site become: all names contain a hash of the content. Pictures are made
 * afterwards, and only what the pages name, so that a crop that no page shows costs nothing. Variants are cached by
 * content and recipe: a second build encodes nothing.
 *
 * @param source folder of the media files; `paths` are relative to it
 * @param out folder that becomes `/media`
 */
export async function planMedia(
  source: string,
  paths: readonly string[],
  out: string,
  cache: string,
): Promise<SiteMedia> {
  const pictures: Record<string, MediaInfo> = {};
  const files: Record<string, string> = {};
  const sources = new Map<string, Source>();
  const films = new Map<string, string>();
  for (const path of paths.filter((name) => mediaKind(name))) {
    const file = join(source, path);
    if (mediaKind(path) === 'video' && !isPlayable(path, lookInto(file))) {
      const name = `${path.slice(0, -extname(path).length)}-${hashOf(readFileSync(file), VIDEO_RECIPE)}.mp4`;
      films.set(name, file);
      files[mediaAddress(path)] = mediaAddress(name);
      continue;
    }
    if (mediaKind(path) !== 'picture') {
      const address = copyHashed(file, path, out);
      files[mediaAddress(path)] = address;
      const size = mediaKind(path) === 'drawing' ? sizeOfDrawing(readFileSync(file, 'utf8')) : undefined;
      if (size) pictures[mediaAddress(path)] = { ...size, src: address, sources: [] };
      continue;
    }
    const bytes = readFileSync(file);
    const { autoOrient } = await decoding(file, () => sharp(bytes).metadata());
    const stem = `${path.slice(0, -extname(path).length)}-${hashOf(bytes, String(RECIPE))}`;
    sources.set(stem, { file, ...autoOrient });
    pictures[mediaAddress(path)] = infoOf(mediaAddress(stem), autoOrient);
  }
  const make = (texts: Iterable<string>) => makeVariants(namesIn(texts), { sources, films, out, cache });
  return { pictures: sorted(pictures), files: sorted(files), make };
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

const hashOf = (...parts: Array<string | Uint8Array>) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 10);
};

function copyHashed(file: string, path: string, out: string): string {
  const extension = extname(path);
  const name = `${path.slice(0, -extension.length)}-${hashOf(readFileSync(file))}${extension}`;
  copyFile(file, join(out, name));
  return mediaAddress(name);
}

/** Width and height of an SVG file, as far as it says how it is drawn. */
function sizeOfDrawing(svg: string): { width: number; height: number } | undefined {
  const [, width, height] = /<svg\b[^>]*\bviewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/u.exec(svg) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

function infoOf(stem: string, { width, height }: { width: number; height: number }): MediaInfo {
  const address = (extension: string, size: number) => `${stem}-${size}.${extension}`;
  const sources = FORMATS.map(({ type, extension, widths }) => {
    const sizes = reachable(widths, width);
    return { type, srcset: sizes.map((size) => `${address(extension, size)} ${size}w`).join(', ') };
  });
  const [fallback = width] = reachable(FORMATS[1].widths, width);
  return { width, height, src: address('webp', fallback), sources, crops: stem };
}

/** The widths below the source's own, and its own where it is below the largest. */
function reachable(widths: readonly number[], width: number): number[] {
  const smaller = widths.filter((candidate) => candidate < width);
  return smaller.length < widths.length ? [...smaller, width] : smaller;
}

/** Addresses of media in the texts of a site. */
function namesIn(texts: Iterable<string>): Set<string> {
  const names = new Set<string>();
  for (const text of texts) {
    for (const [, name = ''] of text.matchAll(/\/media\/([\w/-]+\.(?:avif|webp|mp4))/gu)) names.add(name);
  }
  return names;
}

interface Folders {
  sources: ReadonlyMap<string, Source>;
  /** videos to be converted, by the names of what is made of them */
  films: ReadonlyMap<string, string>;
  out: string;
  cache: string;
}

async function makeVariants(names: Iterable<string>, { sources, films, out, cache }: Folders) {
  mkdirSync(cache, { recursive: true });
  const variants = [...names].flatMap((name) => filmOf(name, films) ?? variantOf(name, sources) ?? []);
  await inParallel(variants, ({ name, key, file, draw }) =>
    writeDrawn(join(out, name), cache, key, () => decoding(file, draw)),
  );
}

interface Variant {
  /** the file below `/media` */
  name: string;
  /** its name in the cache: the same picture under two paths is made once */
  key: string;
  /** its source */
  file: string;
  draw: () => Promise<Buffer>;
}

/** A video that browsers play, made of one that they do not. */
function filmOf(name: string, films: ReadonlyMap<string, string>): Variant | undefined {
  const file = films.get(name);
  return file === undefined ? undefined : { name, key: name.slice(-14), file, draw: () => playable(file) };
}

/** How to draw what a name asks for; undefined for a name that is not of our making, such as an authored path. */
function variantOf(name: string, sources: ReadonlyMap<string, Source>): Variant | undefined {
  const [, stem = '', rest = ''] = /^(.*-[0-9a-f]{10})(-[0-9x-]+\.(?:avif|webp))$/u.exec(name) ?? [];
  const source = sources.get(stem);
  if (!source) return undefined;
  const { file } = source;
  const key = `${stem.slice(-10)}${rest}`;
  const crop = readCrop(rest);
  if (crop) return { name, key, file, draw: () => drawCrop(source, crop) };
  const [, width, extension] = /^-(\d+)\.(avif|webp)$/u.exec(rest) ?? [];
  if (width === undefined) return undefined;
  return { name, key, file, draw: () => drawWhole(source, Number(width), extension === 'avif') };
}

const open = ({ file }: Source) => sharp(file).rotate();

function drawWhole(source: Source, width: number, isAvif: boolean): Promise<Buffer> {
  const image = open(source).resize({ width });
  return (isAvif ? image.avif(AVIF) : image.webp(WEBP)).toBuffer();
}

/** The piece that `object-fit: cover` with this `object-position` would show in a box of this shape. */
async function drawCrop(source: Source, { x, y, width, ...shape }: CropRequest): Promise<Buffer> {
  const size = cropSize(source, shape);
  const left = Math.round(((source.width - size.width) * x) / 100);
  const top = Math.round(((source.height - size.height) * y) / 100);
  const image = open(source)
    .extract({ left, top, ...size })
    .resize({ width });
  if (shape.across >= shape.down) return image.avif(BROAD).toBuffer();
  return encodedWithin(TALL, (quality) =>
    image
      .clone()
      .avif({ ...AVIF, quality })
      .toBuffer(),
  );
}
