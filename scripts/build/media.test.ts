import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cropSet } from '../../src/design/crop.ts';
import { hasFfmpeg } from '../../src/files/ffmpeg.ts';
import { lookInto } from '../../src/files/media.ts';
import { planMedia } from './media.ts';
import { Output } from './output.ts';
import { DiskStore } from './store.ts';

let folder: string;
const at = (...parts: string[]) => join(folder, ...parts);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'media-'));
  mkdirSync(at('source'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const RED = { r: 220, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 220 };

/** A picture that is red on the left and blue on the right. */
async function writePicture(name: string, width: number, height: number, orientation?: number) {
  const right = { create: { width: width / 2, height, channels: 3, background: BLUE } } as const;
  await sharp({ create: { width, height, channels: 3, background: RED } })
    .composite([{ input: right, left: width / 2, top: 0 }])
    .withMetadata(orientation === undefined ? {} : { orientation })
    .jpeg()
    .toFile(at('source', name));
}

const store = () => new DiskStore(at('store'));
const output = () => new Output(at('site'));
const plan = (...paths: string[]) => planMedia(at('source'), paths, { store: store(), output: output() });
const planQuickly = (...paths: string[]) =>
  planMedia(at('source'), paths, { store: store(), output: output(), isQuick: true });
const written = () =>
  existsSync(at('site', 'media')) ? readdirSync(at('site', 'media'), { recursive: true }).sort() : [];
const addressesIn = (srcset = '') => srcset.split(', ').map((entry) => entry.split(' ')[0] ?? '');
const fileOf = (address = '') => at('site', 'media', address.slice('/media/'.length));

/** Whether the middle of a file is red or blue. */
async function colourOf(file: string): Promise<'red' | 'blue'> {
  const { dominant } = await sharp(file).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
}

test('each picture is drawn by one thread, so that its bytes are the same on every machine', async () => {
  sharp.concurrency(4);
  vi.resetModules();
  const { loadSharp } = await import('./sharp.ts');
  expect(loadSharp().concurrency()).toBe(1);
});

test('a picture is offered in the widths below its own and in its own, never larger', async () => {
  await writePicture('wide.jpg', 3000, 10);
  await writePicture('large.jpg', 1000, 500);
  await writePicture('small.jpg', 200, 100);
  const { pictures } = await plan('wide.jpg', 'large.jpg', 'small.jpg');
  const widths = (name: string) => pictures[`/media/${name}`]?.srcset?.match(/\d+(?=w)/gu);
  expect(widths('wide.jpg')).toEqual(['480', '800', '1200', '1600', '2400']);
  expect(widths('large.jpg')).toEqual(['480', '800', '1000']);
  expect(widths('small.jpg')).toEqual(['200']);
});

test('for a quick look a picture is served as it is until its variants have been made once', async () => {
  await writePicture('old.jpg', 1000, 500);
  await writePicture('new.jpg', 300, 200, 6);
  const first = await plan('old.jpg');
  expect(await first.make([JSON.stringify(first.pictures)])).toBe(0);

  const { pictures, make } = await planQuickly('old.jpg', 'new.jpg');
  expect(pictures['/media/old.jpg']).toEqual(first.pictures['/media/old.jpg']);
  const picture = pictures['/media/new.jpg'];
  expect(picture).toEqual({
    width: 200,
    height: 300,
    src: expect.stringMatching(/^\/media\/new-\w{10}\.jpg$/u),
  });
  expect(readFileSync(fileOf(picture?.src))).toEqual(readFileSync(at('source', 'new.jpg')));
  expect(await make([JSON.stringify(pictures)])).toBe(1);
  expect(await make(['no page shows it'])).toBe(0);
});

test('a picture that its camera turned has the size that is seen, and is written upright', async () => {
  await writePicture('turned.jpg', 300, 200, 6);
  const { pictures, make } = await plan('turned.jpg');
  const picture = pictures['/media/turned.jpg'];
  expect(picture).toMatchObject({ width: 200, height: 300 });
  await make([String(picture?.src)]);
  expect(await sharp(fileOf(picture?.src)).metadata()).toMatchObject({ width: 200, height: 300, format: 'webp' });
});

test('only what the texts name is made', async () => {
  await writePicture('a.jpg', 600, 300);
  const { pictures, make } = await plan('a.jpg');
  expect(written()).toEqual([]);
  const [address = ''] = addressesIn(pictures['/media/a.jpg']?.srcset);
  await make([`<img srcset="${address} 480w"> /media/other-0123456789-480.avif /media/a.jpg`]);
  expect(written()).toEqual([address.slice('/media/'.length)]);
  expect(await sharp(fileOf(address)).metadata()).toMatchObject({ width: 480, height: 240, format: 'heif' });
});

test.each([
  ['0% 50%', 'red'],
  ['100% 50%', 'blue'],
] as const)('a crop with the focus %s is the %s part', async (focus, colour) => {
  await writePicture('a.jpg', 600, 300);
  const { pictures, make } = await plan('a.jpg');
  const picture = pictures['/media/a.jpg'];
  const srcset = picture && cropSet(picture, '1 / 2', focus);
  await make([srcset ?? '']);
  const [address] = addressesIn(srcset);
  expect(await sharp(fileOf(address)).metadata()).toMatchObject({ width: 150, height: 300 });
  expect(await colourOf(fileOf(address))).toBe(colour);
});

test('a second build encodes nothing, under any name', async () => {
  await writePicture('a.jpg', 600, 300);
  const first = await plan('a.jpg');
  const shown = first.pictures['/media/a.jpg'];
  const texts = [String(shown?.src), shown ? String(cropSet(shown, '1 / 2')) : ''];
  await first.make(texts);
  const entries = readdirSync(at('store'), { recursive: true }).sort();
  writeFileSync(at('source', 'b.jpg'), readFileSync(at('source', 'a.jpg')));
  await (await plan('b.jpg')).make(texts.map((text) => text.replaceAll('/media/a-', '/media/b-')));
  expect(readdirSync(at('store'), { recursive: true }).sort()).toEqual(entries);
  for (const file of written().filter((path) => String(path).startsWith('a-'))) {
    const second = at('site', 'media', String(file).replace('a-', 'b-'));
    expect(readFileSync(second)).toEqual(readFileSync(at('site', 'media', String(file))));
  }
});

test('other content has another name', async () => {
  await writePicture('a.jpg', 600, 300);
  const before = (await plan('a.jpg')).pictures['/media/a.jpg']?.src;
  await writePicture('a.jpg', 600, 302);
  const after = (await plan('a.jpg')).pictures['/media/a.jpg']?.src;
  expect(after).not.toBe(before);
  expect(after).toMatch(/^\/media\/a-[0-9a-f]{10}-600\.webp$/u);
});

test('drawings and videos are copied under a name with their hash; a drawing has a size where it says one', async () => {
  mkdirSync(at('source/logos'));
  writeFileSync(at('source/logos/a.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40.5"/>');
  writeFileSync(at('source/b.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  copyFileSync('pages-data/_media/video/hero-stage.mp4', at('source/c.mp4'));
  const { pictures, files } = await plan('logos/a.svg', 'b.svg', 'c.mp4');
  expect(pictures).toEqual({
    '/media/logos/a.svg': { width: 120, height: 40.5, src: files['/media/logos/a.svg'] },
  });
  expect(Object.keys(files)).toEqual(['/media/b.svg', '/media/c.mp4', '/media/logos/a.svg']);
  expect(files['/media/c.mp4']).toMatch(/^\/media\/c-[0-9a-f]{10}\.mp4$/u);
  expect(readFileSync(fileOf(files['/media/c.mp4'])).equals(readFileSync(at('source/c.mp4')))).toBe(true);
});

const ffmpeg = hasFfmpeg() ? test : test.skip;
if (!hasFfmpeg()) console.warn('Without ffmpeg on this machine it is not tried that videos are converted.');

ffmpeg.each(['film.mov', 'film.avi', 'film.mkv', 'film.m4v'])(
  '%s becomes an MP4 that browsers play, without sound, and is converted once',
  async (name) => {
    const picture = ['-f', 'lavfi', '-i', 'testsrc=duration=0.2:size=321x201:rate=10'];
    const sound = ['-f', 'lavfi', '-i', 'sine=duration=0.2'];
    execFileSync('ffmpeg', ['-v', 'error', ...picture, ...sound, '-c:v', 'mpeg4', at('source', name)]);
    const { files, make } = await plan(name);
    const address = files[`/media/${name}`] ?? '';
    expect(address).toMatch(/^\/media\/film-[0-9a-f]{10}\.mp4$/u);
    expect(written()).toEqual([]);
    await make([`<source src="${address}">`]);
    const facts = lookInto(fileOf(address));
    expect(facts).toMatchObject({ format: 'MP4', codec: 'avc1', isWhole: true });
    const content = readFileSync(fileOf(address)).toString('latin1');
    expect(content).not.toContain('soun');
    expect(content.indexOf('moov')).toBeLessThan(content.indexOf('mdat'));
    // Were it converted again, that would fail.
    writeFileSync(at('source', name), 'no video');
    await make([address]);
    expect(readFileSync(fileOf(address)).toString('latin1')).toBe(content);
  },
);

ffmpeg('a video that ffmpeg cannot read is named, with what to do', async () => {
  writeFileSync(at('source/film.avi'), 'RIFF\x04\0\0\0AVI strh1234vids');
  const { files, make } = await plan('film.avi');
  await expect(make(Object.values(files))).rejects.toThrow(/film\.avi ist beschädigt/u);
});

test('a picture that changes after its names were given is not kept under them', async () => {
  await writePicture('swapped.jpg', 800, 400);
  const { pictures, make } = await plan('swapped.jpg');
  await writePicture('swapped.jpg', 640, 320);
  await expect(make([pictures['/media/swapped.jpg']?.src ?? ''])).rejects.toThrow(
    `${at('source/swapped.jpg')} hat sich geändert, während gebaut wurde. Bauen Sie noch einmal.`,
  );
});

test('a picture that is damaged within is named, with what to do', async () => {
  await writePicture('damaged.jpg', 800, 400);
  const content = readFileSync(at('source/damaged.jpg'));
  writeFileSync(at('source/damaged.jpg'), content.subarray(0, content.length / 2));
  const { make } = await plan('damaged.jpg');
  const { pictures } = await plan('damaged.jpg');
  const file = at('source/damaged.jpg');
  await expect(make([pictures['/media/damaged.jpg']?.src ?? ''])).rejects.toMatchObject({
    text: {
      de: expect.stringContaining(`${file} ist beschädigt (`),
      en: expect.stringContaining(`${file} is damaged (`),
    },
  });
  writeFileSync(at('source/none.jpg'), 'no picture');
  await expect(plan('none.jpg')).rejects.toThrow(at('source/none.jpg'));
});

test('what is no media file is left where it is', async () => {
  writeFileSync(at('source/Thumbs.db'), '');
  expect((await plan('Thumbs.db')).files).toEqual({});
  expect(written()).toEqual([]);
});
