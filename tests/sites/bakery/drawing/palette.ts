/** The inks of all pictures: as few as a screen print would have. */
export const ink = {
  navy: '#12204d',
  cobalt: '#1d3fa5',
  azure: '#3f66d8',
  sky: '#b9cffc',
  butter: '#ffd966',
  gold: '#f6b73c',
  crust: '#ee9a2b',
  crumb: '#fff0c4',
  cream: '#fff9ec',
  poppy: '#e4482f',
  rose: '#ffb9a8',
  leaf: '#2f8f74',
  mint: '#bfe6d4',
} as const;

/** A repeatable sequence of numbers from 0 to 1: the same drawing at every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const at = (x: number, y: number, content: string, { turn = 0, scale = 1 } = {}) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`;

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;

let clips = 0;

/** Content cut to a shape. */
export function within(d: string, content: string): string {
  clips += 1;
  return `<clipPath id="c${clips}"><path d="${d}"/></clipPath><g clip-path="url(#c${clips})">${content}</g>`;
}

/** Flour, seeds, snow: small marks strewn over an area. */
export function strewn(
  count: number,
  seed: number,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  draw: (x: number, y: number, size: number) => string,
): string {
  const next = random(seed);
  return times(count, () => draw(x + next() * width, y + next() * height, next()));
}
