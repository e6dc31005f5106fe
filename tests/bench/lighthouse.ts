import { resolve } from 'node:path';
import { ensureBrowser } from '../../scripts/browser.ts';
import { startAuditor } from '../lighthouse/auditor.ts';
import { serveSite } from '../site/serving.ts';
import { type Figures, median } from './figures.ts';

/** What Lighthouse says of the speed of pages of `dist/` on a slow phone: the median of several runs of each. */
export async function benchLighthouse(routes: readonly string[], runs: number, figures: Figures) {
  const site = await serveSite({ dist: resolve(process.env.SITE_DIST ?? 'dist') });
  const auditor = await startAuditor(await ensureBrowser());
  try {
    for (const route of routes) {
      const speeds = [];
      for (let run = 0; run < runs; run++) speeds.push(await auditor.speed(site.address + route));
      const add = (name: string, sort: 'score' | 'reckoned', values: number[]) =>
        figures.add(`Lighthouse, ${route}: ${name}`, sort, median(values));
      add(
        'performance',
        'score',
        speeds.map(({ score }) => score),
      );
      add(
        'first paint',
        'reckoned',
        speeds.map(({ firstPaint }) => firstPaint),
      );
      add(
        'largest paint',
        'reckoned',
        speeds.map(({ largestPaint }) => largestPaint),
      );
      add(
        'blocked',
        'reckoned',
        speeds.map(({ blocked }) => blocked),
      );
    }
  } finally {
    await auditor.stop();
    await site.stop(0);
  }
}
