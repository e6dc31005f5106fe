import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { createSite } from '../../server/app.ts';
import { currentRelease } from '../../server/release.ts';
import { serve } from '../../server/serve.ts';
import type { TouchedRoute } from '../../src/tools/impact/impact.ts';
import { ensureBrowser } from '../browser.ts';

const WIDTHS = [390, 1440];

/**
 * Pictures of whole pages, `live-event-production-390-before.png`, without JavaScript: then nothing moves, nothing waits
 * to come into view, and two pictures differ only where the pages do.
 */
export async function takeScreenshots(
  touched: readonly TouchedRoute[],
  builds: { before: string; after: string },
  folder: string,
) {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await ensureBrowser() });
  try {
    for (const [name, dist] of Object.entries(builds)) {
      const site = await serve({ listener: createSite({ current: currentRelease(dist) }), host: '127.0.0.1', port: 0 });
      for (const width of WIDTHS) {
        const viewport = { width, height: 900 };
        const context = await browser.newContext({ viewport, javaScriptEnabled: false, reducedMotion: 'reduce' });
        const page = await context.newPage();
        for (const { route, before, after } of touched) {
          if ((name === 'before' ? before : after) === undefined) continue;
          await page.goto(site.address + route);
          await page.screenshot({ path: join(folder, `${fileName(route)}-${width}-${name}.png`), fullPage: true });
        }
        await context.close();
      }
      await site.stop(0);
    }
  } finally {
    await browser.close();
  }
}

const fileName = (route: string) => (route === '/' ? 'index' : route.slice(1).replaceAll('/', '-'));
