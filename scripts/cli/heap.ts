import { setFlagsFromString } from 'node:v8';

/**
 * In per cent, by how much the heap may grow before garbage is collected. V8 would let it grow to four times what is in use, which
 * of thousands of pages, one after the other, is garbage (`docs/performance.md`).
 */
const GROWTH = 40;

/** For commands that look at every page; in threads that are started afterwards, too. */
export function limitHeapGrowth() {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}
