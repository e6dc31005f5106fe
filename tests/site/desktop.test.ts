import { spawn } from 'node:child_process';
import { once as event } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { faultsOf } from './axe.ts';
import { desktop, once, open, startChromium, still, undecided } from './browser.ts';
import { consentOn, foreignRequests } from './consent.ts';
import { cutAtTwiceTheSize } from './header-contrast.ts';
import { layoutShift, letFontsIn } from './layout-shift.ts';
import { serveSite } from './serving.ts';
import { UNKNOWN } from './site.ts';
import { variantPages } from './variants.ts';

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

/**
 * The pages that together show all blocks in all variants come to life once, at a first visit, and several tests look at what
 * was seen meanwhile. All pages come to life on a phone, where React tells of markup that differs in its text or elements.
 */
describe.concurrent.each(variantPages)('%s on a desktop, at a first visit', (route) => {
  const seen = once(() => visit(route));

  test('comes to life without a message', async () => {
    expect((await seen()).noise).toEqual(route === UNKNOWN ? [`error: ${NOT_FOUND}`] : []);
  });

  test('moves nothing meanwhile, asks no other host', async () => {
    const { shift, foreign } = await seen();
    expect({ shift, foreign }).toEqual({ shift: 0, foreign: [] });
  });

  test('has no fault that axe-core finds', async () => {
    expect((await seen()).faults).toEqual([]);
  });

  test('cuts nothing at twice the text size', async () => {
    expect((await seen()).cut).toEqual([]);
  });
});

function visit(route: string) {
  return withPage(firstVisit, async (page) => {
    const noise = listen(page);
    const foreign = foreignRequests(page, site.address);
    await letFontsIn(page);
    await open(page, site.address + route);
    const shift = await layoutShift(page);
    await consentOn(page).banner.waitFor();
    await still(page);
    const faults = await faultsOf(page);
    const cut: string[] = [];
    for (const width of [desktop.width, 1280, 768]) {
      await page.setViewportSize({ ...desktop, width });
      cut.push(...(await cutAtTwiceTheSize(page)).map((text) => `${width} px: ${text}`));
    }
    return { noise, foreign, shift, faults, cut };
  });
}

test('markup that React would have written differently is noticed', async () => {
  await withPage(firstVisit, async (page) => {
    const noise = listen(page);
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
const firstVisit: BrowserContextOptions = {
  viewport: desktop,
  storageState: undecided,
  reducedMotion: 'reduce',
  bypassCSP: true,
};

/** A build with React's warnings. */
async function buildForDevelopment(out: string) {
  const args = ['scripts/people-pages.mjs', 'build', '--mode', 'development', '--no-compression', '--out', out];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await event(child, 'close');
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
