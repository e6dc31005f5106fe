import { once } from 'node:events';
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';

export const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

export interface Audited {
  /** points of each category, 100 at best */
  scores: Record<string, number>;
  /** what cost points, each in a line */
  faults: string[];
}

/**
 * These categories look at the page as it stands. Nothing is slowed down (`simulate` only reckons), and nobody waits for the
 * quiet that a trace of its speed would want: with `provided` Lighthouse waits ten seconds on every page.
 */
const IMPATIENT = { pauseAfterFcpMs: 0, pauseAfterLoadMs: 500, networkQuietThresholdMs: 250, cpuQuietThresholdMs: 0 };

/**
 * Lighthouse with its phone, on a browser of its own. Not its performance: that differs with every run, and the budgets
 * hold what decides about it.
 */
export async function startAuditor(browserPath: string) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  return {
    async audit(address: string): Promise<Audited> {
      const result = await lighthouse(address, {
        port,
        onlyCategories: [...CATEGORIES],
        throttlingMethod: 'simulate',
        disableFullPageScreenshot: true,
        ...IMPATIENT,
        logLevel: 'error',
      });
      if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`);
      const { categories, audits } = result.lhr;
      const scores = Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]);
      const faults = Object.values(categories)
        .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
        .map(({ id }) => audits[id])
        .filter((audit) => audit?.score !== null && audit !== undefined && audit.score < 1)
        .map((audit) => `${audit?.id}: ${audit?.title} ${JSON.stringify(audit?.details ?? {}).slice(0, 500)}`);
      return { scores: Object.fromEntries(scores), faults };
    },
    stop: () => browser.close(),
  };
}

/** Lighthouse wants to be told the port, and a browser told 0 does not say which it took. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No port is free');
  return address.port;
}
