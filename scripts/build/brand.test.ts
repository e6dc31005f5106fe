import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compileSite } from '../../src/pipeline/compile.ts';
import type { ResolvedSite } from '../../src/pipeline/resolve/resolve.ts';
import { contentOf, hero, page } from '../../tests/small-site.ts';
import { makeIcons } from './icons.ts';
import { Output } from './output.ts';
import { planShareImages } from './share-images.ts';
import { DiskStore } from './store.ts';

let folder: string;
const at = (...parts: string[]) => join(folder, ...parts);
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
  for (const name of ['media', 'out']) mkdirSync(at(name));
  writeFileSync(at('media/logo.svg'), '<svg viewBox="0 0 100 50"><path d="M0 0h100v50H0z"/></svg>');
  await writePicture({ r: 220, g: 20, b: 20 });
});
afterEach(() => rmSync(folder, { recursive: true }));

const writePicture = (background: { r: number; g: number; b: number }) =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .webp()
    .toFile(at('media/live.webp'));

const output = () => new Output(at('out'));
const store = () => new DiskStore(at('store'));
const kept = () => readdirSync(at('store'), { recursive: true }).sort();

async function makeShareImages(shown: ResolvedSite) {
  const { addressFor, make } = planShareImages(shown, at('media'), store(), output());
  const addresses = Object.fromEntries(shown.pages.map((page) => [page.route, addressFor(page)]));
  await make();
  return addresses;
}

function site(files = {}) {
  const { site } = compileSite(contentOf(files));
  if (!site) throw new Error('the small site is not valid');
  return site;
}

test('the icons have the sizes that they are asked for in, and the manifest names those of home screens', async () => {
  await makeIcons(site(), at('media'), store(), output());
  const sizes = ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png'].map(async (name) => {
    const { format, width, height } = await sharp(at('out', name)).metadata();
    return [name, format, width, height];
  });
  expect(await Promise.all(sizes)).toEqual([
    ['apple-touch-icon.png', 'png', 180, 180],
    ['icon-192.png', 'png', 192, 192],
    ['icon-512.png', 'png', 512, 512],
  ]);
  const { icons } = JSON.parse(readFileSync(at('out/manifest.webmanifest'), 'utf8'));
  for (const { src } of icons) expect(existsSync(at('out', src))).toBe(true);
  expect((await sharp(at('out/favicon.svg')).metadata()).format).toBe('svg');
});

test('the .ico holds one picture of 32 × 32, and says where', async () => {
  await makeIcons(site(), at('media'), store(), output());
  const ico = readFileSync(at('out/favicon.ico'));
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6), ico.readUInt8(7)]).toEqual([1, 1, 32, 32]);
  const png = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14));
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});

test('every page has a share image of 1200 × 630 under a name of its content', async () => {
  const addresses = await makeShareImages(site({ 'events.json': page('Veranstaltungen') }));
  expect(Object.keys(addresses).sort()).toEqual(['/', '/events']);
  expect(addresses['/']).toMatch(/^\/media\/share\/index-[0-9a-f]{10}\.jpg$/u);
  expect(addresses['/events']).toMatch(/^\/media\/share\/events-[0-9a-f]{10}\.jpg$/u);
  for (const address of Object.values(addresses)) {
    expect(await sharp(at('out', address)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(readFileSync(at('out', address)).length).toBeLessThanOrEqual(90_000);
  }
});

test('what is drawn already is found again; another title, picture, focus, mood or mark makes another image', async () => {
  const first = await makeShareImages(site());
  const entries = kept();
  expect(await makeShareImages(site())).toEqual(first);
  expect(kept()).toEqual(entries);
  const names = new Set([first['/']]);
  const image = { src: '/media/live.webp', alt: 'Eine Bühne', focus: '0% 50%' };
  const others = [
    page('Ein anderer Titel'),
    ...[
      { ...hero, image },
      { ...hero, tone: 'dark' },
    ].map((block) => page('Start', [], { blocks: [block] })),
  ];
  for (const other of others) names.add((await makeShareImages(site({ 'index.json': other })))['/']);
  await writePicture({ r: 20, g: 20, b: 220 });
  names.add((await makeShareImages(site()))['/']);
  writeFileSync(at('media/logo.svg'), '<svg viewBox="0 0 100 50"><path d="M0 0h90v50H0z"/></svg>');
  names.add((await makeShareImages(site()))['/']);
  expect(names.size).toBe(6);
});

test('the picture is cut around its focus', async () => {
  const left = { create: { width: 100, height: 1200, channels: 3, background: '#1414dc' } } as const;
  await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#dc1414' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .webp()
    .toFile(at('media/live.webp'));
  const blueIn = async (focus: string) => {
    const image = { src: '/media/live.webp', alt: 'Eine Bühne vor der Show', focus };
    const shown = site({ 'index.json': page('Start', [], { blocks: [{ ...hero, image }] }) });
    const { '/': address = '' } = await makeShareImages(shown);
    const { data } = await sharp(at('out', address)).raw().toBuffer({ resolveWithObject: true });
    let count = 0;
    for (let pixel = 0; pixel < data.length; pixel += 3)
      if ((data[pixel + 2] ?? 0) > 180 && (data[pixel] ?? 0) < 90) count += 1;
    return count;
  };
  expect(await blueIn('0% 50%')).toBeGreaterThan(1000);
  expect(await blueIn('100% 50%')).toBe(0);
});

test('the image of a page in an area is as dark as the area', async () => {
  const stage = [13, 26, 43];
  const dark = (name: string) => page(name, [], { blocks: [{ ...hero, title: name, tone: 'dark' }] });
  const areas = [{ path: '/live', band: '#dde3e8', stage: '#0d1a2b', stageRaised: '#1c283a' }];
  const shown = site({ 'live.json': dark('Abend'), 'other.json': dark('Nacht'), '_site/theme.json': { areas } });
  const addresses = await makeShareImages(shown);
  const offStage = async (route: string) => {
    const corner = sharp(at('out', addresses[route] ?? '')).extract({ left: 8, top: 600, width: 1, height: 1 });
    const pixel = [...(await corner.raw().toBuffer())];
    return Math.max(...stage.map((value, channel) => Math.abs(value - (pixel[channel] ?? 0))));
  };
  expect(await offStage('/live')).toBeLessThan(4);
  expect(await offStage('/other')).toBeGreaterThan(8);
});
