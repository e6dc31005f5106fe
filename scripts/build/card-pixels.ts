import { CARD } from '../../src/pipeline/output/share/card.ts';
import { loadSharp } from './sharp.ts';

/** Pixels of a card: three bytes each. */
export const RAW = { ...CARD, channels: 3 } as const;

/**
 * Lays pixels with transparency (four bytes each) over a box of a card, in place. libvips would do the same in ten times the
 * time, because it converts the whole card for it.
 */
export function blend(card: Uint8Array, over: Uint8Array, box: { left: number; top: number; width: number }) {
  // Most pixels are transparent, which one number of 32 bits says of each.
  const pixels = new Uint32Array(over.buffer, over.byteOffset, over.length / 4);
  for (let row = 0; row < pixels.length / box.width; row++) {
    const start = row * box.width;
    const to = ((box.top + row) * CARD.width + box.left) * 3;
    for (let x = 0; x < box.width; x++)
      if (pixels[start + x] !== 0) blendPixel(card, to + x * 3, over, (start + x) * 4);
  }
}

function blendPixel(card: Uint8Array, to: number, over: Uint8Array, from: number) {
  const alpha = over[from + 3] ?? 0;
  for (let channel = 0; channel < 3; channel++) {
    const below = card[to + channel] ?? 0;
    card[to + channel] = below + Math.round((((over[from + channel] ?? 0) - below) * alpha) / 255);
  }
}

/** A picture cut to a box as CSS `object-fit: cover` would, its focus where `object-position` puts it. */
export async function cover(file: string, box: { width: number; height: number }, focus = '50% 50%'): Promise<Buffer> {
  const [x = 50, y = 50] = focus.replaceAll('%', '').split(' ').map(Number);
  const sharp = loadSharp();
  const { data, info } = await sharp(file)
    .rotate()
    .resize({ width: box.width, height: box.height, fit: 'outside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(((info.width - box.width) * x) / 100);
  const top = Math.round(((info.height - box.height) * y) / 100);
  return sharp(data, { raw: info })
    .extract({ left, top, width: box.width, height: box.height })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
