import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '../../src/findings/messages/message.ts';
import { commandLine } from '../cli/process.ts';
import { generatePages } from './pages.ts';
import { ms, print } from './print.ts';

/** Reports the CPU time of a process when it ends, in milliseconds. */
const REPORT =
  "data:text/javascript,process.on('exit',()=>{const u=process.cpuUsage();process.stderr.write('\\nCPU '+(u.user+u.system)/1000+'\\n')})";

interface Measured {
  wall: number;
  cpu: number;
}

const words = {
  de: {
    start: 'Node-Start mit Lader',
    started: (cpu: string, wall: string) => `${cpu} CPU, ${wall} Laufzeit`,
    real: '40 Seiten prüfen',
    checked: (cpu: string, wall: string) => `${cpu} CPU über dem Start, ${wall} Laufzeit in allem`,
    many: (pages: number) => `${pages} Seiten prüfen`,
    rate: (wall: string, cpu: string, size: string, rate: number) =>
      `${wall} Laufzeit, ${cpu} CPU, ${size} MiB: ${rate} Seiten/s`,
  },
  en: {
    start: 'start of Node with loader',
    started: (cpu: string, wall: string) => `${cpu} CPU, ${wall} elapsed`,
    real: 'check 40 pages',
    checked: (cpu: string, wall: string) => `${cpu} CPU above the start, ${wall} elapsed in all`,
    many: (pages: number) => `check ${pages} pages`,
    rate: (wall: string, cpu: string, size: string, rate: number) =>
      `${wall} elapsed, ${cpu} CPU, ${size} MiB: ${rate} pages/s`,
  },
};

/** Validation of the real pages, beyond what Node and the loader take to start; then of many generated ones. */
export function benchValidation(pages: number, runs: number, language: Language) {
  const text = words[language];
  const start = median(runs, () => measure(['--import', 'tsx', '-e', '0']));
  const real = median(runs, () => measure(commandLine('validate')));
  print(text.start, text.started(ms(start.cpu), ms(start.wall)));
  print(text.real, text.checked(ms(real.cpu - start.cpu), ms(real.wall)));
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  try {
    const bytes = generatePages(folder, pages);
    const many = median(Math.min(runs, 3), () => measure(commandLine('validate', '--pages', folder)));
    const rate = Math.round(pages / ((many.wall - start.wall) / 1000));
    print(text.many(pages), text.rate(ms(many.wall), ms(many.cpu), (bytes / 2 ** 20).toFixed(0), rate));
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
