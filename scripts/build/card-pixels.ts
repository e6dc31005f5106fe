import { CARD } from '../../src/pipeline/output/share/card.ts';
import { loadSharp } from './sharp.ts';

/** Pixels of a card: three bytes each. */
export const RAW = { ...CARD, channels: 3 } as const;

/**
 * Lays pixels with transparency (four bytes each) over a box of a card. libvips would do the same in ten times the time,
 * because it converts the whole card for it.
 */
export function blend(ground: Uint8Array, over: Uint8Array, box: { left: number; top: number; width: number }): Buffer {
  const card = Buffer.from(ground);
  for (let from = 0; from < over.length; from += 4) {
    const alpha = over[from + 3] ?? 0;
    if (alpha === 0) continue;
    const pixel = from / 4;
    const [x, y] = [box.left + (pixel % box.width), box.top + Math.floor(pixel / box.width)];
    const to = (y * CARD.width + x) * 3;
    for (let channel = 0; channel < 3; channel++) {
      const below = card[to + channel] ?? 0;
      card[to + channel] = below + Math.round((((over[from + channel] ?? 0) - below) * alpha) / 255);
    }
  }
  return card;
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
