import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { ensureDependencies } from '../../scripts/install.mjs';
import { freePort } from '../free-port.ts';

/** Half of all packages would come with Lighthouse alone, so it is installed in a folder of its own, and only where it runs. */
const PACKAGE = new URL('../../.ci/lighthouse/', import.meta.url);

/** What is used of Lighthouse; its own types are there only when it is. */
type Lighthouse = (address: string, flags: Readonly<Record<string, unknown>>) => Promise<{ lhr: Report } | undefined>;

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: ReadonlyArray<{ id: string; weight: number }> }>;
  audits: Record<string, Audit>;
}

interface Audit {
  id: string;
  title: string;
  score: number | null;
  details?: unknown;
}

const faultOf = (audit: Audit | undefined): string[] =>
  audit && audit.score !== null && audit.score < 1
    ? [`${audit.id}: ${audit.title} ${JSON.stringify(audit.details ?? {}).slice(0, 500)}`]
    : [];

async function loadLighthouse(): Promise<Lighthouse> {
  await ensureDependencies(fileURLToPath(PACKAGE));
  const module: { default: Lighthouse } = await import(new URL('node_modules/lighthouse/core/index.js', PACKAGE).href);
  return module.default;
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
  const lighthouse = await loadLighthouse();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  return {
    /** What costs a page points, each in a line; none where it has 100 everywhere. */
    async audit(address: string): Promise<string[]> {
      const result = await lighthouse(address, {
        port,
        onlyCategories: ['accessibility', 'best-practices', 'seo'],
        throttlingMethod: 'simulate',
        disableFullPageScreenshot: true,
        ...IMPATIENT,
        logLevel: 'error',
      });
      if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`);
      const { categories, audits } = result.lhr;
      return Object.entries(categories).flatMap(([category, { score, auditRefs }]) => [
        ...(score === 1 ? [] : [`${category}: ${Math.round((score ?? 0) * 100)}`]),
        ...auditRefs.flatMap(({ id, weight }) => (weight > 0 ? faultOf(audits[id]) : [])),
      ]);
    },
    stop: () => browser.close(),
  };
}
