import { slidingWindows } from '../../mail/limits/memory-counters.ts';
import { MINUTE_MS } from '../../mail/shared/time.ts';

export interface PostLimits {
  /** Counts a post; says in how many seconds to come again where there were too many. */
  take(client: string): { taken: true; giveBack: () => void } | { taken: false; retryAfter: number };
}

const CLIENT_WINDOW_MS = 10 * MINUTE_MS;
const TOTAL_WINDOW_MS = MINUTE_MS;

/**
 * How many submissions are taken: of one client in ten minutes, of all in one. Kept in memory alone, and no longer than
 * ten minutes, for the keys are addresses. A limit of 0 is none.
 */
export function postLimits(
  { perClient, perMinute }: { perClient: number; perMinute: number },
  now: () => number = () => performance.now(),
): PostLimits {
  const posts = slidingWindows();

  return {
    take: (client) => {
      const time = now();
      const limits = [
        { key: `client ${client}`, windows: [{ limit: perClient, ms: CLIENT_WINDOW_MS }] },
        { key: 'all', windows: [{ limit: perMinute, ms: TOTAL_WINDOW_MS }] },
      ].filter(({ windows }) => windows.every(({ limit }) => limit > 0));
      const wait = Math.max(0, ...limits.map(({ key, windows }) => posts.wait(key, windows, time)));
      if (wait > 0) return { taken: false, retryAfter: Math.ceil(wait / 1000) };
      const undo = limits.map(({ key, windows }) => posts.add(key, windows, time));
      return { taken: true, giveBack: () => undo.map((step) => step()) };
    },
  };
}
