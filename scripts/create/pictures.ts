import sharp from 'sharp';
import { createTypesetter } from '../build/typesetter.ts';

/** What the name of a site is set in. */
const STYLE = { family: 'display', weight: 350, size: 52 } as const;
/** Height of the drawings, and the line that their letters stand on. */
const HEIGHT = 64;
const BASELINE = 46;

/** A name as a drawing of one colour, in the letters of the headlines. */
export async function wordmark(name: string, label: string): Promise<string> {
  const { measure, outline } = await createTypesetter();
  const width = Math.ceil(measure(name, STYLE)) + 8;
  const path = outline(name, STYLE, { x: 4, y: BASELINE });
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" role="img"`;
  return `${open} aria-label="${escaped(label)}" fill="currentColor"><path d="${path}"/></svg>\n`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** How the circles of a picture lie: middle and radius in parts of its width, and lightness against the colour. */
const MOTIFS = {
  title: [
    [0.78, 0.42, 0.36, 1.5],
    [0.62, 0.62, 0.24, 0.9],
    [0.9, 0.12, 0.18, 1.9],
  ],
  shapes: [
    [0.35, 0.4, 0.3, 1.6],
    [0.65, 0.55, 0.28, 1],
    [0.45, 0.85, 0.22, 2],
  ],
} as const;

/** A picture of overlapping circles in tones of a colour, on a dark ground; WebP. */
export function drawnPicture(motif: keyof typeof MOTIFS, colour: string): Promise<Buffer> {
  const [width, height] = motif === 'title' ? [2000, 1250] : [1600, 2000];
  const circles = MOTIFS[motif].map(
    ([x, y, radius, light]) =>
      `<circle cx="${x * width}" cy="${y * height}" r="${radius * width}" fill="${toned(colour, light)}" opacity="0.55"/>`,
  );
  const ground = `<path fill="${toned(colour, 0.22)}" d="M0 0h${width}v${height}H0z"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${circles.join('')}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 88 }).toBuffer();
}

/** A colour that is so many times as light. */
function toned(colour: string, factor: number): string {
  const parts = [1, 3, 5].map((at) =>
    Math.min(255, Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * factor)),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
