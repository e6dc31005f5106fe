import { resolve } from 'node:path';
import { ensureBrowser } from '../../scripts/browser.ts';
import { startAuditor } from '../lighthouse/auditor.ts';
import { serveSite } from '../site/serving.ts';
import { type Figures, median } from './figures.ts';

const PARTS = [
  ['performance', 'score', 'score'],
  ['first paint', 'reckoned', 'firstPaint'],
  ['largest paint', 'reckoned', 'largestPaint'],
  ['blocked', 'reckoned', 'blocked'],
] as const;

/** What Lighthouse says of the speed of pages of `dist/` on a slow phone: the median of several runs of each. */
export async function benchLighthouse(routes: readonly string[], runs: number, figures: Figures) {
  const site = await serveSite({ dist: resolve(process.env.SITE_DIST ?? 'dist') });
  const auditor = await startAuditor(await ensureBrowser());
  try {
    for (const route of routes) {
      const speeds = [];
      for (let run = 0; run < runs; run++) speeds.push(await auditor.speed(site.address + route));
      for (const [name, sort, part] of PARTS)
        figures.add(`Lighthouse, ${route}: ${name}`, sort, median(speeds.map((speed) => speed[part])));
    }
  } finally {
    await auditor.stop();
    await site.stop(0);
  }
}
