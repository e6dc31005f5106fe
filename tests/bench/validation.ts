import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../../scripts/cli/process.ts';
import { generatePages } from './pages.ts';

/** Reports the CPU time of a process when it ends, in milliseconds. */
const REPORT =
  "data:text/javascript,process.on('exit',()=>{const u=process.cpuUsage();process.stderr.write('\\nCPU '+(u.user+u.system)/1000+'\\n')})";

interface Measured {
  wall: number;
  cpu: number;
}

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

function measure(args: string[]): Measured {
  const started = performance.now();
  const { stderr, status } = spawnSync(process.execPath, ['--import', REPORT, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const wall = performance.now() - started;
  const cpu = Number(/CPU ([\d.]+)/u.exec(stderr)?.[1]);
  if (status !== 0 || Number.isNaN(cpu)) throw new Error(`node ${args.join(' ')}: exit code ${status}\n${stderr}`);
  return { wall, cpu };
}

function median(runs: number, once: () => Measured): Measured {
  const all = Array.from({ length: runs }, once).sort((a, b) => a.cpu - b.cpu);
  return all[Math.floor(all.length / 2)] ?? once();
}
