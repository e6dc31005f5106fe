import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { ensureBrowser } from '../../scripts/browser.ts';
import { commandLine } from '../../scripts/cli/process.ts';
import { freePort } from '../free-port.ts';
import { generatePages } from './pages.ts';

const SAVES = 30;
/** Saves before those that count: what is compiled on the first ones is compiled once. */
const WARM_UP = 3;
const FILE = 'styling.json';

/** From the moment a page file is saved to the frame that shows it, in an open browser. */
export async function benchPreview() {
  for (const pages of [40, 1000]) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-preview-'));
    try {
      generatePages(folder, pages);
      const times = (await savesToScreen(folder)).sort((a, b) => a - b);
      const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
      console.log(
        `save to screen, ${pages} pages  ${at(0.5)} ms (median), ${at(0.95)} ms at 95 %, ${at(1)} ms at most`,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}

/** Milliseconds from each of `SAVES` saves of a page to the frame in which an open browser shows it. */
async function savesToScreen(folder: string): Promise<number[]> {
  const port = await freePort();
  const command = commandLine('dev-server', '--pages', folder, '--port', String(port));
  const server = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'] });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await answering(`http://localhost:${port}/`, server);
    await page.goto(`http://localhost:${port}/${FILE.replace('.json', '')}`);
    await page.locator('h1').waitFor();
    const times: number[] = [];
    for (let save = 0; save < WARM_UP + SAVES; save++) times.push(await timeOfSave(page, join(folder, FILE), save));
    return times.slice(WARM_UP);
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
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The preview did not start');
}
