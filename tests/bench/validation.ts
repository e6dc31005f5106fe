import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../../scripts/cli/process.ts';
import type { Figures } from './figures.ts';
import { type Measured, measure } from './measure.ts';
import { generatePages } from './pages.ts';

/** Validation of generated pages, beyond what Node and its loader take to start: at first, again, and after one change. */
export async function benchValidation(pages: number, runs: number, figures: Figures) {
  const start = median(runs, () => measure(['--import', 'tsx', '-e', '0']));
  figures.add('Node and its loader start', 'cpu', start.cpu);
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  const check = (name: string, times: number) => {
    const { cpu, wall } = median(times, () => measure(commandLine('validate', '--pages', folder)));
    figures.add(`check ${pages} pages, ${name}`, 'cpu', cpu - start.cpu);
    console.log(`  ${Math.round(pages / ((wall - start.wall) / 1000))} pages/s`);
  };
  try {
    generatePages(folder, pages);
    // Files that were written a moment ago are compared by their content.
    await new Promise((resolve) => setTimeout(resolve, 2100));
    check('nothing kept', 1);
    check('nothing changed', runs);
    const file = join(folder, 'styling.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"title": "[^"]*"/u, '"title": "Geändert"'));
    check('one page changed', 1);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function median(runs: number, once: () => Measured): Measured {
  const all = Array.from({ length: runs }, once).sort((a, b) => a.cpu - b.cpu);
  return all[Math.floor(all.length / 2)] ?? once();
}
