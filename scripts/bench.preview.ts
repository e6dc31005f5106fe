import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { ensureBrowser } from './browser.mjs';

export const SAVES = 30;
/** Saves before those that count: what is compiled on the first ones is compiled once. */
const WARM_UP = 3;
const FILE = 'styling.json';

/** Milliseconds from each of `SAVES` saves of a page to the frame in which an open browser shows it. */
export async function savesToScreen(folder: string): Promise<number[]> {
  const port = await freePort();
  const args = ['--import', 'tsx', 'scripts/dev-server.ts', '--pages', folder, '--port', String(port)];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
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
  const seen = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () =>
          document.querySelector('h1')?.textContent === wanted ? resolve(Date.now()) : requestAnimationFrame(look);
        look();
      }),
    title,
  );
  await page.waitForTimeout(300);
  const saved = Date.now();
  writeFileSync(file, JSON.stringify(content, null, 2));
  return (await seen) - saved;
}

async function answering(address: string, server: ChildProcess) {
  while (server.exitCode === null) {
    const response = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Die Vorschau ist nicht gestartet.');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const bound = probe.address();
      probe.close(() => resolve(typeof bound === 'object' && bound ? bound.port : 0));
    });
  });
}
