import type { Counters, Window } from './limits.ts';

const SWEEP_MS = 60_000;

/**
 * Counters that live as long as the process: enough for tests, and for a host without a database, where every
 * instance of the function counts for itself.
 */
export function memoryCounters(): Counters {
  const uses = new Map<string, { at: number; expires: number }[]>();
  let swept = 0;

  return {
    take: async (key, windows, now) => {
      if (now - swept >= SWEEP_MS) {
        sweep(uses, now);
        swept = now;
      }
      const past = uses.get(key) ?? [];
      if (windows.some((window) => isFull(past, window, now))) return false;
      uses.set(key, [...past, { at: now, expires: now + Math.max(...windows.map(({ ms }) => ms)) }]);
      return true;
    },
  };
}

const isFull = (past: readonly { at: number }[], { limit, ms }: Window, now: number) =>
  past.filter(({ at }) => at > now - ms).length >= limit;

function sweep(uses: Map<string, { expires: number }[]>, now: number) {
  for (const [key, past] of uses) {
    if (past.every(({ expires }) => expires <= now)) uses.delete(key);
  }
}
