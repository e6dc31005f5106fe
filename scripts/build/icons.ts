import { drawIcon, ICONS, manifestOf, PIXELS } from '../../src/pipeline/output/share/icons.ts';
import type { ResolvedSite } from '../../src/pipeline/resolve/resolve.ts';
import type { Output } from './output.ts';
import { drawingAt } from './share-images.ts';
import { encoders, loadSharp } from './sharp.ts';
import { hashOfFiles } from './sources.ts';
import type { Store } from './store.ts';

/**
 * Draws the icons of the site from its mark, and writes the manifest that names them.
 *
 * @param media folder of the media files
 */
export async function makeIcons(site: ResolvedSite, media: string, store: Store, output: Output): Promise<void> {
  const { colors } = site.theme;
  const mark = drawingAt(site.settings.markLogo, media);
  output.put(ICONS.vector, drawIcon(mark, 'disc', colors));
  output.put(ICONS.manifest, manifestOf(site.settings, colors));
  const drawnBy = hashOfFiles(['scripts/build/icons.ts']);
  for (const { path, size, shape } of PIXELS) {
    const svg = drawIcon(mark, shape, colors);
    const png = await store.get(['icon', drawnBy, encoders(), String(size), svg], () => drawn(svg, size));
    output.put(path, path.endsWith('.ico') ? inIco(png, size) : png);
  }
}

const drawn = (svg: string, size: number) =>
  loadSharp()(Buffer.from(svg), { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ palette: size > 100, compressionLevel: 9, effort: 10 })
    .toBuffer();

/** An `.ico` that holds one PNG: six bytes of head, sixteen of directory, the picture. */
function inIco(png: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
