import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figures, median } from './figures.ts';
import { type Measured, measure } from './measure.ts';
import { CHANGED, generatePages, nameOf } from './pages.ts';

/** How long the check of all pages takes, the start of Node included: at first, again, and after one change. */
export async function benchValidation(pages: number, runs: number, figures: Figures) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  const check = async (name: string, times: number) => {
    const all: Measured[] = [];
    for (let run = 0; run < times; run++) all.push(await measure('validate', '--pages', folder));
    const of = (part: keyof Measured) => median(all.map((measured) => measured[part]));
    const what = `check ${nameOf(pages)}, ${name}`;
    figures.add(what, 'time', of('wall'));
    figures.add(`${what}: all cores`, 'cpu', of('cpu'));
    figures.add(`${what}: memory at most`, 'memory', of('memory'));
  };
  try {
    generatePages(folder, pages);
    // Files that were written a moment ago are compared by their content.
    await new Promise((resolve) => setTimeout(resolve, 2100));
    await check('nothing kept', 1);
    await check('nothing changed', runs);
    const file = join(folder, CHANGED);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"title": "[^"]*"/u, '"title": "Geändert"'));
    await check('one page changed', 1);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
