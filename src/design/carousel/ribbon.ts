/** Lengths of a row of equal cards, in pixels. */
export interface Geometry {
  count: number;
  /** width of a card */
  card: number;
  /** from one card to the next: a card and a gap */
  step: number;
  /** width of the window that the row is seen through */
  width: number;
  /** from the window's edge to the first card */
  edge: number;
}

/** Remainder that is never negative. */
export const modulo = (value: number, count: number): number => ((value % count) + count) % count;

/** Whether the cards fill the window at every position, so that the row needs no ends: the first card follows the last. */
export function endless({ count, card, step, width }: Geometry): boolean {
  return count * step >= width + card;
}

/** Where the row rests with this card in first place. A row with ends stops when its last card is seen whole. */
export function restAt(position: number, geometry: Geometry): number {
  const { count, card, step, width, edge } = geometry;
  if (endless(geometry)) return -position * step;
  const last = Math.max(0, (count - 1) * step + card + 2 * edge - width);
  return -Math.min(modulo(position, count) * step, last);
}

/**
 * How far a card of an endless row, moved by `x`, must be shifted so that it is where it can be seen. Always a
 * multiple of the row's length.
 */
export function asideOf(index: number, x: number, geometry: Geometry): number {
  if (!endless(geometry)) return 0;
  const { count, card, step, width, edge } = geometry;
  const length = count * step;
  const spare = length - width - card;
  const first = -edge - card - spare / 2;
  const place = index * step + x;
  return modulo(place - first, length) + first - place;
}

/** How much of a card may be outside the window before it counts as cut. */
const CUT = 0.25;

/** Whether too much of a card is outside the window for its words to be read, in a row moved by `x`; `aside` as in `asideOf`. */
export function isCut(index: number, x: number, aside: number, { card, step, width, edge }: Geometry): boolean {
  const left = index * step + aside + x;
  return Math.max(-left, left + card + edge - width) > CUT * card;
}

/** How far a drag may move the row before it resists: to the card before and the one after. */
export function reach(position: number, geometry: Geometry): { left: number; right: number } {
  if (endless(geometry)) return { left: -(position + 1) * geometry.step, right: -(position - 1) * geometry.step };
  return { left: restAt(geometry.count - 1, geometry), right: 0 };
}
