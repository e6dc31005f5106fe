import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { faultsOf } from './axe.ts';
import { desktop, open, phone, startChromium, still, undecided } from './browser.ts';
import { consentOn, foreignRequests } from './consent.ts';
import { serveSite } from './serving.ts';
import { everyPage, UNKNOWN } from './site.ts';

declare global {
  interface Window {
    /** sum of the layout shifts since React was let in */
    layoutShift?: number;
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown;
  }
}

const { withPage } = startChromium();
let folder: string;
let site: Serving;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-development-'));
  const dist = join(folder, 'dist');
  await buildForDevelopment(dist);
  site = await serveSite({ dist });
});

afterAll(async () => {
  await site?.stop(0);
  rmSync(folder, { recursive: true });
});

describe.concurrent.each(everyPage)(
  '%s comes to life without a message, nothing moves, no other host is asked',
  (route) => {
    test('on a phone, at a first visit: the banner shows', async () => {
      await withPage({ viewport: phone, storageState: undecided, ...development }, async (page) => {
        await comesToLife(page, route, () => consentOn(page).banner.waitFor());
      });
    });

    /** Where external content was refused, so that no banner covers what axe-core looks at. */
    test('on a desktop: axe-core finds nothing', async () => {
      await withPage({ viewport: desktop, ...development }, async (page) => {
        await comesToLife(page, route, async () => {
          await still(page);
          expect(await faultsOf(page)).toEqual([]);
        });
      });
    });
  },
);

test('markup that React would have written differently is noticed', async () => {
  await withPage({ viewport: desktop, ...development }, async (page) => {
    const noise = listen(page);
    await watch(page);
    await page.route('**/security', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('</h1>', '!</h1>') });
    });
    await open(page, `${site.address}/security`);
    expect(noise.join('\n')).toContain('Hydration failed');
  });
});

/** What the browser itself says of a document with status 404. */
const NOT_FOUND = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

/** With warnings styled-components writes text into style elements; what visitors get does not (`phone.test.ts`). */
const development = { bypassCSP: true };

/** Opens a page, runs `use` in it, and looks at all that was said, moved and asked for meanwhile. */
async function comesToLife(page: Page, route: string, use: () => Promise<void>) {
  const noise = listen(page);
  const foreign = foreignRequests(page, site.address);
  await watch(page);
  await open(page, site.address + route);
  expect(await layoutShift(page)).toBe(0);
  await use();
  expect(noise).toEqual(route === UNKNOWN ? [`error: ${NOT_FOUND}`] : []);
  expect(foreign).toEqual([]);
}

/** A build with React's warnings. */
async function buildForDevelopment(out: string) {
  const args = ['scripts/people-pages.mjs', 'build', '--mode', 'development', '--out', out];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The build for development ended with code ${code}`);
}

/** Collects everything that a visitor's console would show, and every request that fails. */
function listen(page: Page): string[] {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => noise.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => noise.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  return noise;
}

/** Counts layout shifts from the moment when fonts have arrived, and lets React start no earlier. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    // React praises its developer tools in the console where it finds none.
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { isDisabled: true };
    const count = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries())
        window.layoutShift = (window.layoutShift ?? 0) + Reflect.get(entry, 'value');
    };
    const frame = () => new Promise(requestAnimationFrame);
    window.requestIdleCallback = (start) => {
      document.fonts.ready
        .then(frame)
        .then(frame)
        .then(() => {
          new PerformanceObserver(count).observe({ type: 'layout-shift' });
          window.layoutShift = 0;
          start({ didTimeout: false, timeRemaining: () => 50 });
        });
      return 0;
    };
  });
}

/** What has moved since then, two drawn frames after React has taken over. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return window.layoutShift;
  });
