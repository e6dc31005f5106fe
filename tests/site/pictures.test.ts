import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import budgets from '../budgets.json' with { type: 'json' };
import { named } from './html.ts';
import { address, dataOf, dist, documentOf, everyPage, routes, UNKNOWN } from './site.ts';

const { settings: site } = dataOf(documentOf('/')).site;
const documents = [...everyPage, `${site.addresses.thanks}/newsletter`].map(documentOf);

const CROP = 100_000;
/** Whole pictures for large windows; WebP only for browsers without AVIF. */
const WHOLE = { avif: 120_000, webp: 180_000 };
const SHARE = 90_000;

describe.each(everyPage)('%s', (route) => {
  const html = documentOf(route);
  const head = firstPicture(html);

  test.skipIf(!head)('gives phones a picture within its budget at its head, at any pixel density', () => {
    const files = head?.crop ?? head?.whole ?? [];
    expect(files).not.toEqual([]);
    expect(files.filter((file) => sizeOf(file) > budgets.firstPicture)).toEqual([]);
  });

  test('names only media that are there, and so does its data', () => {
    const text = html + JSON.stringify(dataOf(html));
    const paths = new Set(text.match(/\/media\/[\w/-]+-[0-9a-f]{10}[\w-]*\.\w+/gu));
    expect([...paths].filter((path) => !files.has(path))).toEqual([]);
  });
});

test('phones are given crops of the large pictures, and no large window is', () => {
  const crops = documents.flatMap((html) => named(html, 'source').filter(isCrop));
  expect(crops.length).toBeGreaterThan(routes.length);
  for (const { attributes } of crops) {
    expect(attributes).toMatchObject({
      media: '(max-width: 767.98px) and (orientation: portrait)',
      type: 'image/avif',
    });
    for (const file of filesOf(attributes.srcset)) expect(sizeOf(file), file).toBeLessThanOrEqual(CROP);
  }
});

test('a crop has the shape that its name says', async () => {
  const path = [...files].find((file) => file.includes('-5x4-') && file.endsWith('-800.avif')) ?? '';
  expect(await sharp(join(dist, path)).metadata()).toMatchObject({ width: 800, height: 640 });
});

test('no picture is too heavy, and none is made that no page names', () => {
  const everything = documents.map((html) => html + JSON.stringify(dataOf(html).page)).join('\n');
  for (const path of files) {
    if (path.endsWith('.avif')) expect(sizeOf(path), path).toBeLessThanOrEqual(WHOLE.avif);
    if (path.endsWith('.webp')) expect(sizeOf(path), path).toBeLessThanOrEqual(WHOLE.webp);
    if (/\.(?:avif|webp|jpg)$/u.test(path)) expect(everything.includes(path), path).toBe(true);
  }
});

describe('where a link is shared', () => {
  const images = routes.map((route) => ({ route, image: metaOf(documentOf(route), 'og:image') ?? '' }));

  test.each(images)('$route shows an image of its own, 1200 × 630 and at most 90 kB', async ({ image }) => {
    expect(image).toMatch(`${site.baseUrl}/media/share/`);
    const path = image.slice(site.baseUrl.length);
    const { format, width, height } = await sharp(join(dist, path)).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(sizeOf(path)).toBeLessThanOrEqual(SHARE);
  });

  test('no two pages show the same', () => {
    expect(new Set(images.map(({ image }) => image)).size).toBe(routes.length);
  });

  test.each(routes)('%s describes it, with the name of the site', (route) => {
    expect(metaOf(documentOf(route), 'og:image:alt')).toContain(site.name);
  });

  test('the page for unknown addresses is not made to be shared', () => {
    expect(documentOf(UNKNOWN)).not.toContain('property="og:');
  });
});

describe('icons', () => {
  test.each([
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
  ])('%s is a square of %d px without transparency', async (path, size) => {
    const { width, height, hasAlpha } = await sharp(join(dist, path)).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: size, height: size, hasAlpha: false });
  });

  test('/favicon.ico holds one picture of 32 px', async () => {
    const bytes = readFileSync(join(dist, 'favicon.ico'));
    expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(await sharp(bytes.subarray(bytes.readUInt32LE(18))).metadata()).toMatchObject({ width: 32, height: 32 });
  });

  test.each(everyPage)('%s names icons and manifest, and all of them answer', async (route) => {
    const links = named(documentOf(route), 'link').filter(({ attributes: { rel = '' } }) => /icon|manifest/u.test(rel));
    expect(links.map(({ attributes }) => attributes.href)).toEqual([
      '/favicon.ico',
      '/favicon.svg',
      '/apple-touch-icon.png',
      '/manifest.webmanifest',
    ]);
    for (const { attributes } of links) expect((await fetch(address + attributes.href)).status).toBe(200);
  });

  test('every line icon that a page shows is in the sprite, and fewer than all are sent', () => {
    const used = documents.join('').match(/(?<=<use href=")[^"]+/gu) ?? [];
    const [sprite = ''] = new Set(used.map((href) => href.split('#')[0] ?? ''));
    const text = readFileSync(join(dist, sprite), 'utf8');
    const missing = new Set(used.filter((href) => !text.includes(`<symbol id="${href.split('#')[1]}"`)));
    expect([...missing]).toEqual([]);
    expect(text.length).toBeLessThan(statSync('src/design/icons.gen.svg').size);
  });
});

/** The files below `/media`, as pages name them. */
const files = new Set(
  readdirSync(join(dist, 'media'), { recursive: true, encoding: 'utf8' }).map(
    (path) => `/media/${path.replaceAll('\\', '/')}`,
  ),
);

const sizeOf = (path: string) => statSync(join(dist, path)).size;

const filesOf = (srcset = '') => srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');

interface Source {
  attributes: Record<string, string>;
}

const isCrop = ({ attributes }: Source) => /-\d+x\d+-/u.test(attributes.srcset ?? '');

/** AVIF files of the picture that a page fetches first. */
function firstPicture(html: string): { crop: string[] | undefined; whole: string[] } | undefined {
  const [, before = ''] = /<picture[^>]*>((?:(?!<picture).)*?)<img [^>]*fetchPriority="high"/su.exec(html) ?? [];
  const sources = named(before, 'source').filter(({ attributes }) => attributes.type === 'image/avif');
  if (sources.length === 0) return undefined;
  const crop = sources.find(isCrop);
  const whole = sources.filter((source) => !isCrop(source));
  return {
    crop: crop && filesOf(crop.attributes.srcset),
    whole: whole.flatMap(({ attributes }) => filesOf(attributes.srcset)),
  };
}

function metaOf(html: string, key: string): string | undefined {
  const meta = named(html, 'meta').find(({ attributes }) => (attributes.property ?? attributes.name) === key);
  return meta?.attributes.content;
}
