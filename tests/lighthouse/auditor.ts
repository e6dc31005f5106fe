import { chromium } from 'playwright';
import { freePort } from '../free-port.ts';
import { loadTool } from '../tool.ts';

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
  numericValue?: number;
  details?: unknown;
}

const faultOf = (audit: Audit | undefined): string[] =>
  audit && audit.score !== null && audit.score < 1
    ? [`${audit.id}: ${audit.title} ${JSON.stringify(audit.details ?? {}).slice(0, 500)}`]
    : [];

/**
 * These categories look at the page as it stands. Nothing is slowed down (`simulate` only reckons), and nobody waits for the
 * quiet that a trace of its speed would want: with `provided` Lighthouse waits ten seconds on every page.
 */
const IMPATIENT = { pauseAfterFcpMs: 0, pauseAfterLoadMs: 500, networkQuietThresholdMs: 250, cpuQuietThresholdMs: 0 };

/** What its performance is made of, in milliseconds. */
interface Speed {
  /** of 100 */
  score: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
}

/** Lighthouse with its phone, on a browser of its own. */
export async function startAuditor(browserPath: string) {
  const { default: lighthouse } = await loadTool<{ default: Lighthouse }>('lighthouse/core/index.js');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const reportOn = async (address: string, flags: Readonly<Record<string, unknown>>): Promise<Report> => {
    const result = await lighthouse(address, { port, disableFullPageScreenshot: true, logLevel: 'error', ...flags });
    if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`);
    return result.lhr;
  };
  return {
    /** What costs a page points, each in a line; none where it has 100 everywhere. Not its performance: the budgets hold what decides about it. */
    async audit(address: string): Promise<string[]> {
      const onlyCategories = ['accessibility', 'best-practices', 'seo'];
      const flags = { onlyCategories, throttlingMethod: 'simulate', ...IMPATIENT };
      const { categories, audits } = await reportOn(address, flags);
      return Object.entries(categories).flatMap(([category, { score, auditRefs }]) => [
        ...(score === 1 ? [] : [`${category}: ${Math.round((score ?? 0) * 100)}`]),
        ...auditRefs.flatMap(({ id, weight }) => (weight > 0 ? faultOf(audits[id]) : [])),
      ]);
    },
    /** How fast a page is on a slow phone, as Lighthouse reckons it; it differs with every run. */
    async speed(address: string): Promise<Speed> {
      const { categories, audits } = await reportOn(address, { onlyCategories: ['performance'] });
      const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
      return {
        score: Math.round((categories.performance?.score ?? 0) * 100),
        firstPaint: value('first-contentful-paint'),
        largestPaint: value('largest-contentful-paint'),
        blocked: value('total-blocking-time'),
      };
    },
    stop: () => browser.close(),
  };
}
