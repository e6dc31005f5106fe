import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { ensureBrowser } from '../../scripts/browser.ts';
import { commandLine } from '../../scripts/cli/process.ts';
import { freePort } from '../free-port.ts';
import type { Figures } from './figures.ts';
import { generatePages } from './pages.ts';

const SAVES = 30;
/** Saves before those that count: what is compiled on the first ones is compiled once. */
const WARM_UP = 3;
const FILE = 'styling.json';

/** How long the preview takes to answer, from a page file's save to the frame that shows it, and how much memory it takes. */
export async function benchPreview(sizes: readonly number[], figures: Figures) {
  for (const pages of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-preview-'));
    try {
      generatePages(folder, pages);
      for (const name of ['first start', 'second start']) {
        const { ready, memory, saves } = await measuredPreview(folder);
        const times = saves.sort((a, b) => a - b);
        const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
        const what = `preview of ${pages} pages, ${name}`;
        figures.add(`${what}: answers`, 'time', ready);
        figures.add(`${what}: save to screen, median`, 'time', at(0.5));
        figures.add(`${what}: save to screen, at most`, 'time', at(1));
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
  const command = commandLine('dev-server', '--pages', folder, '--port', String(port));
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  const started = Date.now();
  const server = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    const page = await browser.newPage();
    await answering(`http://localhost:${port}/`, server);
    const ready = Date.now() - started;
    await page.goto(`http://localhost:${port}/${FILE.replace('.json', '')}`);
    await page.locator('h1').waitFor();
    const times: number[] = [];
    for (let save = 0; save < WARM_UP + SAVES; save++) times.push(await timeOfSave(page, join(folder, FILE), save));
    return { ready, saves: times.slice(WARM_UP), memory: mostMemory(server) };
  } finally {
    await browser.close();
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  }
}

/** The most that a process has held at a time, in MiB; only Linux tells. */
function mostMemory({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/u.exec(status)?.[1]) / 1024);
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
