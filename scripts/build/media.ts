import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { MediaInfo, MediaMap } from '../../src/design/Picture.tsx';
import { conversion, mediaAddress, mediaName } from '../../src/documents/media.ts';
import { mediaKind } from '../../src/fields/media.ts';
import { playable } from '../../src/files/ffmpeg.ts';
import { lookInto } from '../../src/files/media.ts';
import { isPlayable } from '../../src/pipeline/read/media.ts';
import { emptyHeap } from '../cli/heap.ts';
import { decoding, inParallel, once } from './drawing.ts';
import { hashOf, shortHash } from './hashes.ts';
import type { Output } from './output.ts';
import { noProgress, type Progress } from './progress.ts';
import { loadSharp } from './sharp.ts';
import { hashOfFile, knownFiles } from './sources.ts';
import type { Store } from './store.ts';
import { isDrawn, opener, recipe, type Source, type Variant, variantOf } from './variants.ts';

/**
 * The widths that a whole picture is made in as far as its source reaches. The widest fills a screen of 1,920 pixels, and
 * half of one with twice as many.
 */
const WIDTHS = [480, 800, 1200, 1600, 2400];

/** The width of the WebP for the few browsers that do not know AVIF: they are not worth a choice of widths. */
const FALLBACK = 1200;

/** Encoding a picture takes about 20 bytes for each of its pixels: from here on it counts how many are encoded at a time. */
const MANY = 2_000_000;

/** What a video is made with is part of its name, too. */
const VIDEO_RECIPE = conversion('', '').join(' ');

/** Media of a site as its pages refer to them. */
export interface SiteMedia {
  /** pictures by authored path; of those that are served as they are, only the size and the address */
  pictures: MediaMap;
  /** addresses of files that are served as they are (SVG, video) by authored path */
  files: Readonly<Record<string, string>>;
  /**
   * Writes the variants that the texts of the site name. Returns how many pictures they name that are served as they
   * are until the next build.
   */
  make: (texts: Iterable<string>, progress?: Progress) => Promise<number>;
}

interface MediaOptions {
  store: Store;
  output: Output;
  /** has pictures served as they are that nothing has been drawn of yet */
  isQuick?: boolean;
}

/** A video to be converted. */
interface Film {
  file: string;
  /** of its bytes and of how it is converted */
  hash: string;
}

/**
 * Names every file that the media of a site become: all names contain a hash of the content. Pictures are made
 * afterwards, and only what the pages name, so that a crop that no page shows costs nothing, and what the
 * store has is not encoded again.
 *
 * @param source folder of the media files; `paths` are relative to it
 */
export async function planMedia(
  source: string,
  paths: readonly string[],
  { store, output, isQuick = false }: MediaOptions,
): Promise<SiteMedia> {
  const pictures: Record<string, MediaInfo> = {};
  const files: Record<string, string> = {};
  const sources = new Map<string, Source>();
  const films = new Map<string, Film>();
  const pending = new Set<string>();

  const planPicture = async (path: string, file: string) => {
    const { name, ...size } = await lookAtPicture(file);
    const picture = { file, ...size };
    if (isQuick && !isDrawn(store, picture, narrowestOf(size))) {
      const address = copyHashed(file, path, output);
      pending.add(mediaName(address));
      return { width: size.width, height: size.height, src: address };
    }
    const stem = `${withoutEnding(path)}-${name}`;
    sources.set(stem, picture);
    return infoOf(mediaAddress(stem), size);
  };
  const planFilm = (path: string, file: string) => {
    const hash = hashOf(hashOfFile(file), VIDEO_RECIPE);
    const name = `${withoutEnding(path)}-${hash.slice(0, 10)}.mp4`;
    films.set(name, { file, hash });
    return mediaAddress(name);
  };

  for (const path of paths) {
    const kind = mediaKind(path);
    // Fonts are cut, see `site-fonts.ts`.
    if (kind === undefined || kind === 'font') continue;
    const file = join(source, path);
    const address = mediaAddress(path);
    if (kind === 'picture') {
      pictures[address] = await planPicture(path, file);
      continue;
    }
    const isFilm = kind === 'video' && !isPlayable(path, lookInto(file));
    const served = isFilm ? planFilm(path, file) : copyHashed(file, path, output);
    files[address] = served;
    const size = kind === 'drawing' ? sizeOfDrawing(readFileSync(file, 'utf8')) : undefined;
    if (size) pictures[address] = { ...size, src: served };
  }
  const make = (texts: Iterable<string>, progress = noProgress) =>
    makeVariants(texts, { sources, films, pending, output, store, progress });
  return { pictures: sorted(pictures), files: sorted(files), make };
}

const withoutEnding = (path: string) => path.slice(0, -extname(path).length);

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** What a picture is called by its bytes and by how it is drawn, and its size as it is seen. */
async function lookAtPicture(file: string): Promise<Omit<Source, 'file'> & { name: string }> {
  const look = knownFiles.look(file);
  const what = `picture ${shortHash(recipe())}`;
  const found = async () => {
    const bytes = readFileSync(file);
    const { autoOrient } = await decoding(file, () => loadSharp()(bytes).metadata());
    return JSON.stringify({ name: shortHash(bytes, recipe()), hash: hashOf(bytes), ...autoOrient });
  };
  return JSON.parse(look.get(what) ?? look.set(what, await found()));
}

function copyHashed(file: string, path: string, output: Output): string {
  const key = hashOfFile(file).slice(0, 10);
  const address = mediaAddress(`${withoutEnding(path)}-${key}${extname(path)}`);
  const target = pathOf(address);
  if (!output.take(target, key)) output.write(target, readFileSync(file), key);
  return address;
}

/** The path in the site of the file at an address. */
const pathOf = (address: string) => address.slice(1);

/** Width and height of an SVG file, as far as it says how it is drawn. */
function sizeOfDrawing(svg: string): { width: number; height: number } | undefined {
  const [, width, height] = /<svg\b[^>]*\bviewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/u.exec(svg) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

function infoOf(stem: string, { width, height }: { width: number; height: number }): MediaInfo {
  const srcset = reachable(width).map((size) => `${stem}-${size}.avif ${size}w`);
  const src = `${stem}-${Math.min(FALLBACK, width)}.webp`;
  return { width, height, src, srcset: srcset.join(', '), crops: stem };
}

/** The end of the name of a variant that every picture has. */
const narrowestOf = ({ width }: { width: number }) => `-${reachable(width)[0]}.avif`;

/** The widths below the source's own, and its own where it is below the largest. */
function reachable(width: number): number[] {
  const smaller = WIDTHS.filter((candidate) => candidate < width);
  return smaller.length < WIDTHS.length ? [...smaller, width] : smaller;
}

/** Addresses of pictures, videos and scripts in a text of the site; not of share images, of which each page has its own. */
export const addressesIn = (text: string): string[] =>
  text.match(/\/(?:media|assets)\/(?!share\/)[\w/-]+\.(?:avif|webp|jpe?g|png|mp4|js)/gu) ?? [];

interface Making {
  sources: ReadonlyMap<string, Source>;
  /** videos to be converted, by the names of what is made of them */
  films: ReadonlyMap<string, Film>;
  /** names of pictures that are served as they are for now */
  pending: ReadonlySet<string>;
  output: Output;
  store: Store;
  progress: Progress;
}

async function makeVariants(texts: Iterable<string>, making: Making): Promise<number> {
  const { sources, films, pending, output, store, progress } = making;
  const names = new Set([...texts].flatMap(addressesIn).map(mediaName));
  const open = opener();
  const placeOf = (name: string) => pathOf(mediaAddress(name));
  // A name says what its file is made of. In their order, so that those of one source follow one another.
  const fresh = [...names].sort().filter((name) => !output.take(placeOf(name), name));
  const variants = fresh.flatMap((name) => filmOf(name, films) ?? variantOf(name, sources, open) ?? []);
  progress.begin({ de: 'Bilder und Videos', en: 'Pictures and videos' }, variants.length);
  const emptied = once(async () => emptyHeap());
  const make = async ({ name, parts, file, draw }: Variant) => {
    const drawn = async () => {
      await emptied();
      return decoding(file, draw);
    };
    output.write(placeOf(name), await store.get(parts, drawn), name);
    progress.advance();
  };
  await inParallel(variants, make, ({ pixels }) => pixels > MANY);
  return [...names].filter((name) => pending.has(name)).length;
}

/** A video that browsers play, made of one that they do not. */
function filmOf(name: string, films: ReadonlyMap<string, Film>): Variant | undefined {
  const { file, hash } = films.get(name) ?? {};
  if (file === undefined || hash === undefined) return undefined;
  return { name, parts: ['video', hash], file, pixels: 0, draw: () => playable(file) };
}
