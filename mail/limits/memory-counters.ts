import type { Counters, Window } from './limits.ts';

/** Uses of each key in the memory of this process, no longer than they count. */
export function slidingWindows() {
  const uses = new Map<string, readonly { at: number }[]>();

  return {
    /** Milliseconds until every window has room for another use; 0 where each has. */
    wait: (key: string, windows: readonly Window[], now: number): number => {
      const waits = windows.map(({ limit, ms }) => {
        const past = (uses.get(key) ?? []).filter(({ at }) => at > now - ms);
        return past.length < limit ? 0 : (past.at(-limit)?.at ?? now) + ms - now;
      });
      return Math.max(0, ...waits);
    },
    /** Notes a use; what is returned takes it back. */
    add: (key: string, windows: readonly Window[], now: number): (() => void) => {
      const use = { at: now };
      uses.set(key, [...(uses.get(key) ?? []), use]);
      const forget = () => {
        const others = (uses.get(key) ?? []).filter((each) => each !== use);
        if (others.length > 0) uses.set(key, others);
        else uses.delete(key);
      };
      setTimeout(forget, Math.max(...windows.map(({ ms }) => ms))).unref();
      return forget;
    },
  };
}

/**
 * Counters that live as long as the process: enough for tests, and for a host without a database, where every
 * instance of the function counts for itself.
 */
export function memoryCounters(): Counters {
  const uses = slidingWindows();
  const has = (key: string, now: number) => uses.wait(key, [{ limit: 1, ms: Infinity }], now) > 0;
  return {
    take: async (key, windows, now, cause) => {
      const own = cause === undefined ? undefined : `${key} ${cause}`;
      if (own !== undefined && has(own, now)) return true;
      if (uses.wait(key, windows, now) > 0) return false;
      for (const used of [key, own]) if (used !== undefined) uses.add(used, windows, now);
      return true;
    },
    has: async (key, now) => has(key, now),
  };
}
