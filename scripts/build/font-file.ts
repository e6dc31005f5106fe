import { readFileSync } from 'node:fs';
import { Blob, Buffer as Characters, Face, type Font, shape } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/** A font file (WOFF2, TTF, OTF) as HarfBuzz reads it. */
export const readFace = (file: string): Promise<Face> => faceOf(readFileSync(file));

/** The content of one. */
export async function faceOf(content: Buffer): Promise<Face> {
  const bytes = content.subarray(0, 4).toString('latin1') === 'wOF2' ? await decompress(content) : content;
  return new Face(new Blob(new Uint8Array(bytes)));
}

/** How wide a text runs, in units of the font. */
export function widthOf(font: Font, text: string): number {
  const characters = new Characters();
  characters.addText(text);
  characters.guessSegmentProperties();
  shape(font, characters);
  return characters.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

/** A wish as near as an axis of a font comes to it. */
export const within = ({ min, max }: { min: number; max: number }, wanted: number) =>
  Math.min(max, Math.max(min, wanted));
