/** Widths of a dot, of what is beside the dots (gap, arrows and edges), and of the count between the arrows. In pixels. */
export const DOT = 44;
const BESIDE = 115;
const COUNT = 61;
export const EDGES = 16;

/** Windows in which a carousel's arrows have no place beside its dots. */
export const arrowsBelow = (count: number) => `@media (max-width: ${count * DOT + BESIDE}px)`;

/** Windows in which the arrows have a place there, but not the count between them; the dots say the same. */
export const countless = (count: number) =>
  `@media (min-width: ${count * DOT + BESIDE + 0.02}px) and (max-width: ${count * DOT + BESIDE + COUNT}px)`;
