import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isPlayable, type MediaFormat, mediaFactsOf } from './media.ts';

const factsOf = (content: Buffer) =>
  mediaFactsOf(content.length, (offset, length) => content.subarray(offset, offset + length));

/** A picture that cannot be compressed to nothing, so that half of it is missing something. */
const noise = (width = 640, height = 400) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 99, sigma: 40 } },
  });

const video = (name: string) => readFileSync(`pages-data/_media/video/hero-stage.${name}`);

const samples: ReadonlyArray<[string, () => Promise<Buffer> | Buffer, object]> = [
  ['JPG', () => noise().jpeg().toBuffer(), { width: 640 }],
  ['PNG', () => noise().png().toBuffer(), { width: 640 }],
  ['WebP', () => noise().webp().toBuffer(), { width: 640 }],
  ['AVIF', () => noise().avif({ effort: 0 }).toBuffer(), { width: 640 }],
  ['MP4', () => video('mp4'), { codec: 'avc1' }],
  ['WebM', () => video('webm'), { codec: 'V_VP9' }],
  ['SVG', () => Buffer.from(`<svg viewBox="0 0 9 9">${'<path d="M0 0h9"/>'.repeat(20)}</svg>`), {}],
];

describe.each(samples)('%s', (format, make, more) => {
  test('is known by its content', async () => {
    const content = await make();
    expect(factsOf(content)).toEqual({ bytes: content.length, format, isWhole: true, ...more });
  });

  test.each([0.3, 0.7, 0.99])('that is cut off at %d of its length is not whole', async (part) => {
    const content = await make();
    expect(factsOf(content.subarray(0, content.length * part))).toMatchObject({ format, isWhole: false });
  });
});

test.each(['webp', 'png'] as const)('a moving %s is told from a still one', async (ending) => {
  const frames = await Promise.all([noise().png().toBuffer(), noise().png().toBuffer()]);
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const still = await noise().withMetadata().toFormat(ending).toBuffer();
  expect(factsOf(ending === 'png' ? withControl(still) : moving).isAnimated).toBe(true);
  expect(factsOf(still).isAnimated).toBeUndefined();
});

/** As an animated PNG begins: its control chunk stands before the first picture. */
function withControl(png: Buffer): Buffer {
  const at = png.indexOf('IDAT') - 4;
  return Buffer.concat([
    png.subarray(0, at),
    Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0crc.', 'latin1'),
    png.subarray(at),
  ]);
}

test('the width of a picture is the one that is seen', async () => {
  const turned = await noise().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(factsOf(turned)).toMatchObject({ width: 400 });
});

test('a preview within a cut-off JPG is not its end', async () => {
  const preview = await noise(160, 100).jpeg().toBuffer();
  const content = await noise().jpeg().toBuffer();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(preview.length + 2);
  const withPreview = Buffer.concat([
    content.subarray(0, 2),
    Buffer.from([0xff, 0xe1]),
    length,
    preview,
    content.subarray(2),
  ]);
  expect(factsOf(withPreview)).toMatchObject({ isWhole: true, width: 640 });
  expect(factsOf(withPreview.subarray(0, withPreview.length - 500)).isWhole).toBe(false);
});

test('a film behind a picture, as phones put it there, is no fault of the picture', async () => {
  const content = await noise()
    .jpeg()
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/" GCamera:MotionPhoto="1"/>')
    .toBuffer();
  expect(factsOf(Buffer.concat([content, Buffer.alloc(200_000, 'film')])).isWhole).toBe(true);
});

test.each<[string, string | undefined, string]>([
  ['a picture of an iPhone', 'HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['a film of an iPhone', 'MOV', '\0\0\0\x10ftypqt  \0\0\0\0'],
  ['a GIF', 'GIF', 'GIF89a'],
  ['a page', 'PDF', '%PDF-1.7'],
  ['a text', undefined, 'Notizen'],
  ['nothing', undefined, ''],
  ['random bytes', undefined, '\x9b\x02\x7f\x11 9!\xee\xf0\x0c'],
])('%s is told by its first bytes: %s', (_, format, start) => {
  expect(factsOf(Buffer.from(start, 'latin1')).format).toBe(format);
});

test.each(['mp4', 'webm'])('random bytes behind the head of a video (%s) are none', (name) => {
  const content = video(name);
  const start = name === 'mp4' ? content.readUInt32BE(0) : content.indexOf(Buffer.from('18538067', 'hex')) + 12;
  for (let at = start; at < content.length; at++) content[at] = (at * 7919) % 251;
  const { codec, isWhole } = factsOf(content);
  expect([codec, isWhole]).not.toEqual([expect.any(String), true]);
});

test.each<[string, MediaFormat, string | undefined, boolean]>([
  ['film.mp4', 'MP4', 'avc1', true],
  ['film.mp4', 'MP4', 'hvc1', false],
  ['film.mp4', 'MOV', 'avc1', false],
  ['film.webm', 'WebM', 'V_VP9', true],
  ['film.webm', 'WebM', undefined, false],
])('%s of %s with %s is played by browsers: %s', (name, format, codec, isPlayed) => {
  const facts = { bytes: 1, isWhole: true, format, codec };
  expect(isPlayable(name, facts)).toBe(isPlayed);
});
