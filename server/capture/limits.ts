export interface PostLimits {
  /** Counts a post; says in how many seconds to come again where there were too many. */
  take(client: string): { taken: true; giveBack: () => void } | { taken: false; retryAfter: number };
}

const CLIENT_WINDOW_MS = 10 * 60_000;
const TOTAL_WINDOW_MS = 60_000;

/**
 * How many submissions are taken: of one client in ten minutes, of all in one. Kept in memory alone, and no longer than
 * ten minutes, for the keys are addresses. A limit of 0 is none.
 */
export function postLimits(
  { perClient, perMinute }: { perClient: number; perMinute: number },
  now: () => number = Date.now,
): PostLimits {
  const all = slidingWindow(perMinute, TOTAL_WINDOW_MS);
  const clients = new Map<string, Window>();
  const forget = () => {
    for (const [client, window] of clients) if (window.isEmpty(now())) clients.delete(client);
  };
  setInterval(forget, TOTAL_WINDOW_MS).unref();

  return {
    take: (client) => {
      const time = now();
      const own = clients.get(client) ?? slidingWindow(perClient, CLIENT_WINDOW_MS);
      const wait = Math.max(own.wait(time), all.wait(time));
      if (wait > 0) return { taken: false, retryAfter: Math.ceil(wait / 1000) };
      const undo = [own.add(time), all.add(time)];
      if (perClient > 0) clients.set(client, own);
      const giveBack = () => {
        for (const step of undo) step();
      };
      return { taken: true, giveBack };
    },
  };
}

type Window = ReturnType<typeof slidingWindow>;

function slidingWindow(most: number, length: number) {
  let times: number[] = [];
  const prune = (now: number) => {
    times = times.filter((time) => time > now - length);
  };
  return {
    /** Milliseconds until there is room. */
    wait: (now: number): number => {
      if (most === 0) return 0;
      prune(now);
      const oldest = times.at(-most);
      return oldest === undefined ? 0 : oldest + length - now;
    },
    add: (now: number) => {
      if (most > 0) times.push(now);
      return () => {
        const index = times.indexOf(now);
        if (index >= 0) times.splice(index, 1);
      };
    },
    isEmpty: (now: number): boolean => {
      prune(now);
      return times.length === 0;
    },
  };
}
