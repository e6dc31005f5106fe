/** An SVG file of one colour, as a part of another drawing. */
export interface Drawing {
  viewBox: string;
  content: string;
}

/** Takes an SVG file apart. */
export function readDrawing(svg: string): Drawing {
  const [, attributes = '', content = ''] = /<svg\b([^>]*)>(.*)<\/svg>/su.exec(svg) ?? [];
  const [, viewBox] = /\bviewBox="([^"]+)"/u.exec(attributes) ?? [];
  if (viewBox === undefined) throw new Error('An SVG file of the logo has no viewBox');
  return { viewBox, content };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The drawing in the middle of a box, in one colour; `bolder` is what small sizes need, in its own units. */
export function placeDrawing({ viewBox, content }: Drawing, box: Box, color: string, bolder = 0): string {
  const place = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" viewBox="${viewBox}"`;
  const stroke = bolder > 0 ? ` stroke="${color}" stroke-width="${bolder}"` : '';
  return `<svg ${place} color="${color}" fill="${color}"${stroke}>${content}</svg>`;
}
