/** Widths of a dot, and of what is beside the dots (gap, arrows and edges). In pixels. */
export const DOT = 44;
const BESIDE = 115;
export const EDGES = 16;

/** Windows in which a carousel's arrows have no place beside its dots. */
export const arrowsBelow = (count: number) => `@media (max-width: ${count * DOT + BESIDE}px)`;
