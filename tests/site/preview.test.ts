import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, startChromium } from './browser.ts';

declare global {
  interface Window {
    /** survives as long as the document does */
    marker?: string;
  }
}

const { withPage } = startChromium();
const pages = mkdtempSync(join(tmpdir(), 'preview-pages-'));
const file = join(pages, 'styling.json');
let original: string;
let server: ChildProcess;
let address: string;

beforeAll(async () => {
  cpSync('pages-data', pages, { recursive: true });
  original = readFileSync(file, 'utf8');
  const port = await freePort();
  address = `http://localhost:${port}`;
  const args = ['--import', 'tsx', 'scripts/dev-server.ts', '--pages', pages, '--port', String(port)];
  server = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await answering();
});

afterAll(() => {
  server?.kill();
  rmSync(pages, { recursive: true });
});

test('a saved page appears without a reload, and the scroll position stays', () =>
  inPreview('/styling', async (page) => {
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => window.scrollTo(0, 800));
    const before = await placeOf(page, 'h2');
    const title = titleOf(original).replace(/\p{L}(?=\P{L}*$)/u, 'X');
    save(original.replace(titleOf(original), title));
    await page.getByRole('heading', { level: 1, name: plain(title) }).waitFor();
    expect(await placeOf(page, 'h2')).toBeCloseTo(before, -1);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(700);
    expect(await page.evaluate(() => window.marker)).toBe('here');
  }));

test('a broken file shows what is wrong over the last good page, until it is mended', () =>
  inPreview('/styling', async (page) => {
    const heading = await page.locator('h1').innerText();
    save(original.replace('"title"', '"titel"'));
    const overlay = page.getByRole('alert', { name: 'Fehler im Inhalt' });
    await overlay.waitFor();
    const line = lineOf(original, '"title"');
    const text = await overlay.innerText();
    expect(text).toContain(`${pages}/styling.json:${line}:`);
    expect(text).toMatch(new RegExp(`> +${line} \\| +"titel"`, 'u'));
    expect(text).toContain('Meinten Sie `title`?');
    expect(await page.locator('h1').innerText()).toBe(heading);
    save(original);
    await overlay.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => window.marker)).toBe('here');
  }));

test('a file that is no JSON shows the place where it breaks', () =>
  inPreview('/styling', async (page) => {
    save(original.slice(0, -3));
    const overlay = page.getByRole('alert', { name: 'Fehler im Inhalt' });
    await overlay.waitFor();
    expect(await overlay.innerText()).toContain(`${pages}/styling.json:`);
    save(original);
    await overlay.waitFor({ state: 'detached' });
  }));

test('a page that is broken from the start is shown as soon as it is mended', async () => {
  save(original.replace('"title"', '"titel"'));
  await withPage({ viewport: desktop }, async (page) => {
    await page.goto(`${address}/styling`);
    await page.getByRole('alert', { name: 'Fehler im Inhalt' }).waitFor();
    save(original);
    await page.getByRole('heading', { level: 1, name: plain(titleOf(original)) }).waitFor();
  });
});

test('a new file is served at once, a deleted one gives the not-found page', async () => {
  const added = join(pages, 'live/neue-seite.json');
  const page = { ...JSON.parse(original), title: 'Ganz neu', unlisted: true, description: 'n'.repeat(90) };
  await withPage({ viewport: desktop }, async (browser) => {
    const status = async () => (await browser.goto(`${address}/live/neue-seite`))?.status();
    expect(await status()).toBe(404);
    writeFileSync(added, JSON.stringify(page));
    await expect.poll(status, { timeout: 10_000 }).toBe(200);
    await browser.getByRole('heading', { level: 1 }).waitFor();
    expect(await browser.title()).toContain('Ganz neu');
    rmSync(added);
    await expect.poll(status, { timeout: 10_000 }).toBe(404);
    await browser.getByRole('heading', { level: 1 }).waitFor();
    expect(await browser.title()).toContain(notFoundTitle());
  });
});

/** Opens a page of the preview as it is before the test, with a mark that a reload would wipe out. */
async function inPreview(route: string, use: (page: Page) => Promise<void>) {
  await withPage({ viewport: desktop }, async (page) => {
    try {
      await page.goto(address + route);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.evaluate(() => {
        window.marker = 'here';
      });
      await use(page);
    } finally {
      save(original);
    }
  });
}

/** Where in the window the first of these elements stands; browsers keep it there when something above it grows. */
const placeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

const save = (text: string) => writeFileSync(file, text);

/** Title of the page's first block, as it is written. */
function titleOf(text: string): string {
  const { blocks }: { blocks: Array<{ title: string }> } = JSON.parse(text);
  return blocks[0]?.title ?? '';
}

/** A title without its marks. */
const plain = (title: string) => title.replaceAll(/\*|&shy;/gu, '');

const notFoundTitle = (): string => JSON.parse(readFileSync(join(pages, '_site/not-found.json'), 'utf8')).title;

const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const bound = probe.address();
      const port = typeof bound === 'object' && bound ? bound.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Resolves when the preview answers. */
async function answering() {
  for (;;) {
    const response = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
