import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../../scripts/cli/process.ts';
import { type Measured, measure } from './measure.ts';
import { generatePages } from './pages.ts';

const ms = (value: number) => `${value.toFixed(0)} ms`;

/** Validation of the real pages, beyond what Node and the loader take to start; then of many generated ones. */
export function benchValidation(pages: number, runs: number) {
  const start = median(runs, () => measure(['--import', 'tsx', '-e', '0']));
  const real = median(runs, () => measure(commandLine('validate')));
  console.log(`Node and its loader start  ${ms(start.cpu)} CPU, ${ms(start.wall)} elapsed`);
  console.log(
    `check the real pages       ${ms(real.cpu - start.cpu)} CPU above the start, ${ms(real.wall)} elapsed in all`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  try {
    const bytes = generatePages(folder, pages);
    const many = median(Math.min(runs, 3), () => measure(commandLine('validate', '--pages', folder)));
    const rate = Math.round(pages / ((many.wall - start.wall) / 1000));
    const size = `${(bytes / 2 ** 20).toFixed(0)} MiB`;
    console.log(`check ${pages} pages  ${ms(many.wall)} elapsed, ${ms(many.cpu)} CPU, ${size}: ${rate} pages/s`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function median(runs: number, once: () => Measured): Measured {
  const all = Array.from({ length: runs }, once).sort((a, b) => a.cpu - b.cpu);
  return all[Math.floor(all.length / 2)] ?? once();
}
