import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { MediaInfo, MediaMap } from '../src/design/Picture.tsx';

/** Widths that a picture is made in, as far as its source reaches. */
const WIDTHS = [480, 800, 1200, 1600];
const FORMATS = [
  { type: 'image/avif', extension: 'avif', encode: (image: Sharp) => image.avif({ quality: 54, effort: 3 }) },
  { type: 'image/webp', extension: 'webp', encode: (image: Sharp) => image.webp({ quality: 78, effort: 5 }) },
] as const;
/** Counts up when the options above change, so that the cache is made anew. */
const RECIPE = 1;

const RASTER = /\.(?:webp|jpe?g|png|avif)$/u;

/** Media of a site as its pages refer to them. */
export interface SiteMedia {
  /** pictures by authored path */
  pictures: MediaMap;
  /** addresses of files that are served as they are (SVG, video) by authored path */
  files: Readonly<Record<string, string>>;
}

/**
 * Makes the variants of every picture and copies every other file, all under names that contain a hash of their
 * content. Variants are cached by content and recipe, so that a second build encodes nothing.
 *
 * @param source folder of the media files; `paths` are relative to it
 * @param out folder that becomes `/media`
 */
export async function makeMedia(
  source: string,
  paths: readonly string[],
  out: string,
  cache: string,
): Promise<SiteMedia> {
  const pictures: Record<string, MediaInfo> = {};
  const files: Record<string, string> = {};
  mkdirSync(cache, { recursive: true });
  const queue = [...paths];
  const worker = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const authored = `/media/${path}`;
      if (RASTER.test(path)) pictures[authored] = await makePicture(join(source, path), path, out, cache);
      else files[authored] = copyFile(join(source, path), path, out);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return { pictures: sorted(pictures), files: sorted(files) };
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

const hashOf = (...parts: Array<string | Uint8Array>) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 10);
};

function copyFile(file: string, path: string, out: string): string {
  const extension = extname(path);
  const name = `${path.slice(0, -extension.length)}-${hashOf(readFileSync(file))}${extension}`;
  mkdirSync(dirname(join(out, name)), { recursive: true });
  copyFileSync(file, join(out, name));
  return `/media/${name}`;
}

async function makePicture(file: string, path: string, out: string, cache: string): Promise<MediaInfo> {
  const bytes = readFileSync(file);
  const { width, height } = await sharp(bytes).metadata();
  const widths = WIDTHS.filter((candidate) => candidate < width);
  if (widths.length < WIDTHS.length) widths.push(width);
  const stem = path.slice(0, -extname(path).length);
  const hash = hashOf(bytes, String(RECIPE));
  mkdirSync(dirname(join(out, path)), { recursive: true });
  const variant = async (format: (typeof FORMATS)[number], size: number): Promise<string> => {
    const name = `${stem}-${hash}-${size}.${format.extension}`;
    const cached = join(cache, `${hash}-${size}.${format.extension}`);
    if (!existsSync(cached)) {
      const encoded = await format.encode(sharp(bytes).rotate().resize({ width: size })).toBuffer();
      writeFileSync(`${cached}.${basename(stem)}.tmp`, encoded);
      copyFileSync(`${cached}.${basename(stem)}.tmp`, cached);
    }
    copyFileSync(cached, join(out, name));
    return `/media/${name}`;
  };
  const sources: MediaInfo['sources'][number][] = [];
  for (const format of FORMATS) {
    const set: string[] = [];
    for (const size of widths) set.push(`${await variant(format, size)} ${size}w`);
    sources.push({ type: format.type, srcset: set.join(', ') });
  }
  const fallback = widths.filter((size) => size <= 1200).at(-1) ?? width;
  return { width, height, src: await variant(FORMATS[1], fallback), sources };
}
