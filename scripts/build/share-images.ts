import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from '../../src/design/theme.ts';
import { mediaAddress, mediaName } from '../../src/documents/media.ts';
import { areaOf, colorsOf } from '../../src/documents/theme.ts';
import type { Image } from '../../src/fields/image.ts';
import { entriesOf } from '../../src/files/entries.ts';
import { type Brand, CARD, type Card, drawGround, drawWords } from '../../src/pipeline/output/share/card.ts';
import { type Drawing, readDrawing } from '../../src/pipeline/output/share/drawing.ts';
import { shareOf } from '../../src/pipeline/output/share/share.ts';
import type { Typesetter } from '../../src/pipeline/output/share/typesetter.ts';
import type { ResolvedPage, ResolvedSite } from '../../src/pipeline/resolve/resolve.ts';
import { packageFolder } from '../cli/process.ts';
import { blend, cover, RAW } from './card-pixels.ts';
import { decoding, encodedWithin, inParallel, onceInARow } from './drawing.ts';
import { ENGINE_FONTS, type FontFile } from './font-source.ts';
import { hashOf } from './hashes.ts';
import type { Output } from './output.ts';
import { noProgress, type Progress } from './progress.ts';
import { encoders, loadSharp } from './sharp.ts';
import { hashOfFile, hashOfFiles } from './sources.ts';
import type { Store } from './store.ts';

/** With tables made for each image it would take twice as long, for a twentieth of the bytes, which no visitor loads. */
const ENCODING = { optimiseCoding: false };
const SIZE = { limit: 90_000, qualities: [84, 76, 68, 60] };

/** An image that a page is shared with, not yet drawn. */
interface Plan {
  card: Card;
  picture: Image;
  file: string;
  brand: Brand;
  /** names what lies below the words: pages with the same ground are drawn one after the other */
  ground: string;
  /** all that it is drawn from */
  hash: string;
  address: string;
}

/** Share images as the pages refer to them. */
export interface ShareImages {
  /** a hash of what all of them are drawn with */
  drawnBy: string;
  /** the address of a page's image, which will be made */
  addressFor: (page: ResolvedPage) => string;
  /** writes those that were asked for */
  make: (progress?: Progress) => Promise<void>;
}

/**
 * Names the share image of a page, 1200 × 630, below `/media/share`: by a hash of all that it is drawn from.
 *
 * @param media folder of the media files that authors name `/media/…`
 */
export function planShareImages(site: ResolvedSite, media: string, store: Store, output: Output): ShareImages {
  const brand = readBrand(site, media);
  const fonts = fontsOf(site, media);
  const drawnBy = hashOf(hashOfFiles(drawingFiles(fonts)), encoders(), JSON.stringify([SIZE, ENCODING, brand, fonts]));
  const pictures = new Map<string, string>();
  const plans = new Map<string, Plan>();
  const editions = new Map(
    site.editions.flatMap((edition) => edition.pages.map(({ route }) => [route, edition] as const)),
  );
  const within = (area: Area | undefined) => (area ? { ...brand, colors: colorsOf(brand.colors, area) } : brand);
  const planFor = (page: ResolvedPage): Plan => {
    const edition = editions.get(page.route) ?? site;
    const { card, picture } = shareOf(page, edition);
    const area = areaOf(site.theme, page.route, edition.home);
    const file = join(media, mediaName(picture.src));
    const content = pictures.get(file) ?? hashOfFile(file);
    pictures.set(file, content);
    const ground = JSON.stringify([content, picture.focus, card.mood, area]);
    const hash = hashOf(drawnBy, ground, JSON.stringify(card));
    const address = mediaAddress(`share${page.route === '/' ? '/index' : page.route}-${hash.slice(0, 10)}.jpg`);
    return { card, picture, file, brand: within(area), ground: `${drawnBy} ${ground}`, hash, address };
  };
  const addressFor = (page: ResolvedPage) => {
    const plan = plans.get(page.route) ?? planFor(page);
    plans.set(page.route, plan);
    return plan.address;
  };
  const make = (progress = noProgress) => drawAll([...plans.values()], fonts, { output, store, progress });
  return { drawnBy, addressFor, make };
}

/** What decides how a card looks: code, fonts, and what sets them. */
const drawingFiles = ({ display, text }: Fonts) => [
  ...entriesOf('src/pipeline/output/share')
    .files.filter((path) => !path.includes('.test.'))
    .map((path) => `src/pipeline/output/share/${path}`),
  ...['share-images', 'card-pixels', 'typesetter', 'font-source', 'font-file'].map(
    (name) => `scripts/build/${name}.ts`,
  ),
  ...[display.file, text.file],
  join(packageFolder('harfbuzzjs'), 'package.json'),
];

type Fonts = Record<keyof typeof ENGINE_FONTS, FontFile>;

/** Those of the site. Of a system's font there is no file: then the engine's own stands in for it. */
function fontsOf({ theme }: ResolvedSite, media: string): Fonts {
  const fontOf = (role: keyof Fonts): FontFile => {
    const { file, weight } = theme.fonts?.[role] ?? {};
    return file === undefined ? ENGINE_FONTS[role] : { file: join(media, mediaName(file)), weight };
  };
  return { display: fontOf('display'), text: fontOf('text') };
}

export const drawingAt = (path: string, media: string): Drawing =>
  readDrawing(readFileSync(join(media, mediaName(path)), 'utf8'));

const readBrand = ({ settings: site, theme }: ResolvedSite, media: string): Brand => ({
  colors: theme.colors,
  mark: drawingAt(site.markLogo, media),
  wordmark: drawingAt(site.logo, media),
});

/** The last one stays for the next build of this process: to unpack the fonts takes longer than to set the words of a card. */
const typesetterFor = onceInARow(
  (fonts: Fonts) => JSON.stringify(Object.values(fonts).map(({ file, weight }) => [hashOfFile(file), weight])),
  async (fonts) => (await import('./typesetter.ts')).createTypesetter(fonts),
);

/**
 * Pages with the same ground come one after the other: all grounds at once would fill the memory. The last one stays, too, as the
 * page that is saved next is mostly the same.
 */
const groundOf = onceInARow(
  ({ ground }: Plan) => ground,
  ({ picture, file, card: { mood }, brand }) => drawnGround(picture, file, mood, brand),
);

async function drawAll(
  plans: readonly Plan[],
  fonts: Fonts,
  { output, store, progress }: { output: Output; store: Store; progress: Progress },
) {
  let typesetter: Promise<Typesetter> | undefined;
  // One for each card that is drawn at the same time: new memory for each card would take longer than its words.
  const unused: Buffer[] = [];
  const sorted = [...plans].sort((a, b) => (a.ground < b.ground ? -1 : 1));
  progress.begin({ de: 'Vorschaubilder', en: 'Share images' }, plans.length);
  await inParallel(sorted, async (plan) => {
    const draw = () =>
      decoding(plan.file, async () => {
        typesetter ??= typesetterFor(fonts);
        const canvas = unused.pop() ?? Buffer.alloc(CARD.width * CARD.height * RAW.channels);
        try {
          return await drawnCard(await groundOf(plan), plan.card, plan.brand, {
            canvas,
            typesetter: await typesetter,
          });
        } finally {
          unused.push(canvas);
        }
      });
    const path = plan.address.slice(1);
    if (!output.take(path, plan.hash)) output.write(path, await store.get(['share image', plan.hash], draw), plan.hash);
    progress.advance();
  });
}

/** The pixels below the words. */
async function drawnGround(picture: Image, file: string, mood: Card['mood'], brand: Brand): Promise<Buffer> {
  const { color, picture: box, svg } = drawGround(mood, brand);
  return loadSharp()({ create: { ...CARD, channels: 3, background: color } })
    .composite([
      { input: await cover(file, box, picture.focus), left: box.left, top: box.top },
      { input: Buffer.from(svg), left: 0, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Of what a card is drawn on, nothing is kept. */
async function drawnCard(
  ground: Buffer,
  card: Card,
  { colors }: Brand,
  { canvas, typesetter }: { canvas: Buffer; typesetter: Typesetter },
): Promise<Buffer> {
  const { svg, box } = drawWords(card, colors, typesetter);
  const sharp = loadSharp();
  const words = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  ground.copy(canvas);
  blend(canvas, words, box);
  return encodedWithin(SIZE, (quality) =>
    sharp(canvas, { raw: RAW })
      .jpeg({ ...ENCODING, quality })
      .toBuffer(),
  );
}
