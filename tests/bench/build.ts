import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figures } from './figures.ts';
import { measure } from './measure.ts';
import { CHANGED, generatePages, nameOf } from './pages.ts';

/** Builds of the real pages and copies of them: nothing in the store, everything in it, one page changed. */
export async function benchBuild(pages: number, figures: Figures) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
  const run = (...flags: string[]) =>
    measure('build', '--pages', join(folder, 'pages'), '--out', join(folder, 'out'), ...flags);
  const build = async (name: string, ...flags: string[]) => {
    const { wall, cpu, memory } = await run(...flags);
    const what = `build ${nameOf(pages)}, ${name}`;
    figures.add(what, 'time', wall);
    figures.add(`${what}: all cores`, 'cpu', cpu);
    figures.add(`${what}: memory at most`, 'memory', memory);
  };
  try {
    generatePages(join(folder, 'pages'), pages);
    await build('nothing kept', '--no-cache');
    await run();
    await build('nothing changed');
    const file = join(folder, 'pages', CHANGED);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"title": "[^"]*"/u, '"title": "Geändert"'));
    await build('one page changed');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
