import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { ensureBrowser } from '../../scripts/browser.ts';
import { freePort } from '../free-port.ts';
import { type Figures, median } from './figures.ts';
import { mostMemory, PEOPLE_PAGES } from './measure.ts';
import { CHANGED, generatePages, nameOf } from './pages.ts';

const SAVES = 30;
/** Saves before those that count: what is compiled on the first ones is compiled once. */
const WARM_UP = 3;

/** How long the preview takes to answer, from a page file's save to the frame that shows it, and how much memory it takes. */
export async function benchPreview(sizes: readonly number[], figures: Figures) {
  for (const pages of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-preview-'));
    try {
      generatePages(folder, pages);
      for (const name of ['first start', 'second start']) {
        const { ready, memory, saves } = await measuredPreview(folder);
        const what = `preview of ${nameOf(pages)}, ${name}`;
        figures.add(`${what}: answers`, 'time', ready);
        figures.add(`${what}: save to screen, median`, 'time', median(saves));
        figures.add(`${what}: save to screen, at most`, 'time', Math.max(...saves));
        figures.add(`${what}: memory at most`, 'memory', memory);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}

/** Milliseconds until the first answer, and from each of `SAVES` saves of a page to the frame in which an open browser shows it. */
async function measuredPreview(folder: string) {
  const port = await freePort();
  const command = [PEOPLE_PAGES, 'dev', '--pages', folder, '--port', String(port)];
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  const started = Date.now();
  const server = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'] });
  const memory = mostMemory(server, 500);
  try {
    const page = await browser.newPage();
    await answering(`http://localhost:${port}/`, server);
    const ready = Date.now() - started;
    await page.goto(`http://localhost:${port}/${CHANGED.replace('.json', '')}`);
    await page.locator('h1').waitFor();
    const times: number[] = [];
    for (let save = 0; save < WARM_UP + SAVES; save++) times.push(await timeOfSave(page, join(folder, CHANGED), save));
    return { ready, saves: times.slice(WARM_UP), memory: memory() };
  } finally {
    await browser.close();
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  }
}

/** Both ends are read off the same clock: the machine's. */
async function timeOfSave(page: Page, file: string, save: number): Promise<number> {
  const content = JSON.parse(readFileSync(file, 'utf8'));
  const title = `Fassung ${save}`;
  content.blocks[0].title = title;
  const seen = page.waitForFunction(
    (wanted) => document.querySelector('h1')?.textContent === wanted && Date.now(),
    title,
    { polling: 'raf' },
  );
  await page.waitForTimeout(300);
  const saved = Date.now();
  writeFileSync(file, JSON.stringify(content, null, 2));
  return Number(await (await seen).jsonValue()) - saved;
}

async function answering(address: string, server: ChildProcess) {
  while (server.exitCode === null) {
    const response = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The preview did not start');
}
