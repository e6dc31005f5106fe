import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * In per cent, by how much the heap may grow before garbage is collected. V8 would let it grow to four times what is in use, which
 * of thousands of pages, one after the other, is garbage (`docs/performance.md`).
 */
const GROWTH = 40;

/** For commands that look at every page; in threads that are started afterwards, too. */
export function limitHeapGrowth() {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}

/**
 * Collects all garbage, and gives the system back what V8 keeps for objects to come: of a large site 70 MiB. For work that takes
 * much memory of its own, and seconds: this may take half of one. Node 20 only collects.
 */
export function emptyHeap() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
