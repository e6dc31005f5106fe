import { resolve } from 'node:path';
import { type CDPSession, chromium, devices, type Page } from 'playwright';
import { ensureBrowser } from '../../scripts/browser.ts';
import { serveSite } from '../site/serving.ts';
import type { Figures } from './figures.ts';

/** What has come over the wire until some moment: files and the bytes of their bodies, by kind. */
type Transfer = Map<string, { files: number; bytes: number }>;

/** Kinds that have a figure of their own beside that of all. */
const SHOWN = ['Document', 'Script', 'Font', 'Image'];

/**
 * What a phone loads of pages of `dist/`: until the page stands and nobody has done anything, until React lives, and all
 * that it fetches then without being asked.
 */
export async function benchFirstView(routes: readonly string[], figures: Figures) {
  const site = await serveSite({ dist: resolve(process.env.SITE_DIST ?? 'dist') });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  try {
    for (const route of routes) {
      const context = await browser.newContext(devices['Pixel 7']);
      const page = await context.newPage();
      await benchPage(page, site.address + route, (moment, transfer) => {
        const what = `first view, ${route}, ${moment}`;
        for (const [kind, { files, bytes }] of [['all', sumOf(transfer)] as const, ...transfer]) {
          if (kind !== 'all' && !SHOWN.includes(kind)) continue;
          figures.add(`${what}: ${kind.toLowerCase()}`, 'bytes', bytes / 1000);
          if (kind === 'Script') figures.add(`${what}: scripts`, 'files', files);
        }
      });
      await context.close();
    }
  } finally {
    await browser.close();
    await site.stop(0);
  }
}

async function benchPage(page: Page, address: string, tell: (moment: string, transfer: Transfer) => void) {
  await page.addInitScript(HOLD_IDLE);
  const transfer = follow(await page.context().newCDPSession(page));
  await page.goto(address, { waitUntil: 'networkidle' });
  tell('standing', await transfer);
  await page.evaluate('beIdle()');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  tell('alive', await transfer);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  tell('settled', await transfer);
}

/** The browser is idle when `beIdle` has been called, and not before. As text: tsx adds helpers to functions, which no page has. */
const HOLD_IDLE = `
  const idle = window.requestIdleCallback;
  const waiting = [];
  window.requestIdleCallback = (run) => waiting.push(run);
  window.beIdle = () => {
    window.requestIdleCallback = idle;
    for (const run of waiting) idle(run);
  };
`;

async function follow(session: CDPSession): Promise<Transfer> {
  const begun = new Map<string, { kind: string; headers: number }>();
  const transfer: Transfer = new Map();
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    begun.set(requestId, { kind: type, headers: response.encodedDataLength }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, headers } = begun.get(requestId) ?? { kind: 'Other', headers: 0 };
    const { files, bytes } = transfer.get(kind) ?? { files: 0, bytes: 0 };
    transfer.set(kind, { files: files + 1, bytes: bytes + encodedDataLength - headers });
  });
  await session.send('Network.enable');
  return transfer;
}

const sumOf = (transfer: Transfer) =>
  [...transfer.values()].reduce((sum, { files, bytes }) => ({ files: sum.files + files, bytes: sum.bytes + bytes }), {
    files: 0,
    bytes: 0,
  });
