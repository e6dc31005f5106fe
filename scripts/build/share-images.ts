import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { mediaAddress, mediaName } from '../../src/documents/media.ts';
import type { Image } from '../../src/fields/image.ts';
import { type Brand, CARD, type CardDrawing, drawCard } from '../../src/pipeline/output/share/card.ts';
import { type Drawing, readDrawing } from '../../src/pipeline/output/share/drawing.ts';
import { shareOf } from '../../src/pipeline/output/share/share.ts';
import type { ResolvedSite } from '../../src/pipeline/resolve/resolve.ts';
import { decoding, encodedWithin, inParallel, writeDrawn } from './drawing.ts';
import { createTypesetter } from './typesetter.ts';

/** Counts up when a card is put together in another way; what is drawn on it is part of the hash by itself. */
const RECIPE = 1;
const SIZE = { limit: 90_000, qualities: [84, 76, 68, 60] };

export interface Folders {
  /** folder of the media files that authors name `/media/…` */
  media: string;
  /** the site in the making */
  out: string;
  cache: string;
}

/**
 * Draws the share image of every page, 1200 × 630, below `/media/share`. What has been drawn before comes out of the
 * cache: the name is a hash of the drawing and its picture.
 *
 * @returns addresses of the images by route
 */
export async function makeShareImages(site: ResolvedSite, folders: Folders): Promise<Record<string, string>> {
  const typesetter = await createTypesetter();
  const brand = readBrand(site, folders);
  const addresses: Record<string, string> = {};
  mkdirSync(folders.cache, { recursive: true });
  await inParallel(site.pages, async (page) => {
    const { card, picture } = shareOf(page, site.settings);
    const drawing = drawCard(card, brand, typesetter);
    const file = join(folders.media, mediaName(picture.src));
    const hash = hashOf(String(RECIPE), drawing.svg, JSON.stringify(drawing.picture), picture.focus ?? '', file);
    const address = mediaAddress(`share${page.route === '/' ? '/index' : page.route}-${hash}.jpg`);
    const draw = () => decoding(file, () => paint(drawing, file, picture));
    await writeDrawn(join(folders.out, address), folders.cache, `share-${hash}.jpg`, draw);
    addresses[page.route] = address;
  });
  return addresses;
}

function hashOf(...parts: readonly [...texts: string[], file: string]): string {
  const hash = createHash('sha256');
  for (const text of parts.slice(0, -1)) hash.update(text).update('\0');
  return hash
    .update(readFileSync(parts.at(-1) ?? ''))
    .digest('hex')
    .slice(0, 10);
}

export const drawingAt = (path: string, { media }: Folders): Drawing =>
  readDrawing(readFileSync(join(media, mediaName(path)), 'utf8'));

const readBrand = ({ settings: site }: ResolvedSite, folders: Folders): Brand => ({
  mark: drawingAt(site.markLogo, folders),
  wordmark: drawingAt(site.logo, folders),
});

async function paint({ ground, picture, svg }: CardDrawing, file: string, { focus }: Image): Promise<Buffer> {
  const piece = await cover(file, picture, focus);
  const card = await sharp({ create: { ...CARD, channels: 3, background: ground } })
    .composite([
      { input: piece, left: picture.left, top: picture.top },
      { input: Buffer.from(svg), left: 0, top: 0 },
    ])
    .png({ compressionLevel: 0 })
    .toBuffer();
  return encodedWithin(SIZE, (quality) => sharp(card).jpeg({ quality, mozjpeg: true }).toBuffer());
}

/** A picture cut to a box as CSS `object-fit: cover` would, its focus where `object-position` puts it. */
async function cover(file: string, box: { width: number; height: number }, focus = '50% 50%'): Promise<Buffer> {
  const [x = 50, y = 50] = focus.replaceAll('%', '').split(' ').map(Number);
  const { data, info } = await sharp(file)
    .rotate()
    .resize({ ...box, fit: 'outside' })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(((info.width - box.width) * x) / 100);
  const top = Math.round(((info.height - box.height) * y) / 100);
  return sharp(data)
    .extract({ left, top, width: box.width, height: box.height })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
