import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawIcon, ICONS, manifestOf, PIXELS } from '../../src/pipeline/output/share/icons.ts';
import type { ResolvedSite } from '../../src/pipeline/resolve/resolve.ts';
import { drawingAt, type Folders } from './share-images.ts';

/** Draws the icons of the site from its mark, and writes the manifest that names them. */
export async function makeIcons(site: ResolvedSite, folders: Folders): Promise<void> {
  const mark = drawingAt(site.settings.markLogo, folders);
  writeFileSync(join(folders.out, ICONS.vector), drawIcon(mark, 'disc'));
  writeFileSync(join(folders.out, ICONS.manifest), manifestOf(site.settings));
  for (const { path, size, shape } of PIXELS) {
    const png = await sharp(Buffer.from(drawIcon(mark, shape)), { density: (72 * size) / 100 })
      .resize(size, size)
      .png({ palette: size > 100, compressionLevel: 9, effort: 10 })
      .toBuffer();
    writeFileSync(join(folders.out, path), path.endsWith('.ico') ? inIco(png, size) : png);
  }
}

/** An `.ico` that holds one PNG: six bytes of head, sixteen of directory, the picture. */
function inIco(png: Buffer, size: number): Buffer {
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
