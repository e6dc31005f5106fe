import { readFileSync } from 'node:fs';
import { Blob, Face } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/** A font file (WOFF2, TTF, OTF) as HarfBuzz reads it. */
export async function readFace(file: string): Promise<Face> {
  const content = readFileSync(file);
  const bytes = content.subarray(0, 4).toString('latin1') === 'wOF2' ? await decompress(content) : content;
  return new Face(new Blob(new Uint8Array(bytes)));
}

/** A wish as near as an axis of a font comes to it. */
export const within = ({ min, max }: { min: number; max: number }, wanted: number) =>
  Math.min(max, Math.max(min, wanted));
