import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatePages } from './bench.pages.ts';
import { SAVES, savesToScreen } from './bench.preview.ts';
import { readFlags, run, UsageError } from './cli.ts';

const USAGE = {
  de: `npm run bench -- [--pages ANZAHL] [--runs ANZAHL] [--only validation|preview|sizes]
  Misst das Prüfen der Seiten, die Zeit vom Speichern bis zum Bild in der Vorschau (40 und 1.000 Seiten) und die Größe dessen, was der Browser lädt.`,
  en: `npm run bench -- [--pages NUMBER] [--runs NUMBER] [--only validation|preview|sizes]
  Measures the checking of pages, the time from a save to the screen in the preview (40 and 1,000 pages) and the size of what the browser loads.`,
};

/** Reports the CPU time of a process when it ends, in milliseconds. */
const REPORT =
  "data:text/javascript,process.on('exit',()=>{const u=process.cpuUsage();process.stderr.write('\\nCPU '+(u.user+u.system)/1000+'\\n')})";

interface Measured {
  wall: number;
  cpu: number;
}

/** Validation of the real pages, beyond what Node and the loader take to start; then of many generated ones. */
function benchValidation(pages: number, runs: number) {
  const start = median(runs, () => measure(['--import', 'tsx', '-e', '0']));
  const real = median(runs, () => measure(['--import', 'tsx', 'scripts/validate.ts']));
  print('Node-Start mit Lader', `${ms(start.cpu)} CPU, ${ms(start.wall)} Laufzeit`);
  print('40 Seiten prüfen', `${ms(real.cpu - start.cpu)} CPU über dem Start, ${ms(real.wall)} Laufzeit in allem`);
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  try {
    const bytes = generatePages(folder, pages);
    const many = median(Math.min(runs, 3), () =>
      measure(['--import', 'tsx', 'scripts/validate.ts', '--pages', folder]),
    );
    const rate = Math.round(pages / ((many.wall - start.wall) / 1000));
    print(
      `${pages} Seiten prüfen`,
      `${ms(many.wall)} Laufzeit, ${ms(many.cpu)} CPU, ${(bytes / 2 ** 20).toFixed(0)} MiB: ${rate} Seiten/s`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** From the moment a page file is saved to the frame that shows it, in an open browser. */
async function benchPreview() {
  for (const pages of [40, 1000]) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-preview-'));
    try {
      generatePages(folder, pages);
      const times = (await savesToScreen(folder)).sort((a, b) => a - b);
      const at = (part: number) => ms(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN);
      print(
        `Vorschau, ${pages} Seiten`,
        `${at(0.5)} im Mittel (Median) vom Speichern bis zum Bild, ${at(0.95)} bei 95 %, ${at(1)} höchstens; ${SAVES} Mal`,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}

/** JavaScript that pages of the built site ask for, brotli. */
function benchSizes() {
  if (!existsSync('dist/build.json')) {
    print('Größen', 'dist/ fehlt: zuerst npm run build');
    return;
  }
  const { routes }: { routes: string[] } = JSON.parse(readFileSync('dist/build.json', 'utf8'));
  const sizes = routes.map((route) => ({ route, ...pageSizes(route) }));
  const largest = sizes.reduce((a, b) => (a.script > b.script ? a : b));
  const smallest = sizes.reduce((a, b) => (a.script < b.script ? a : b));
  const heaviest = sizes.reduce((a, b) => (a.html > b.html ? a : b));
  print(
    'JavaScript einer Seite',
    `${kb(smallest.script)} (${smallest.route}) bis ${kb(largest.script)} (${largest.route}), brotli`,
  );
  print('HTML einer Seite', `höchstens ${kb(heaviest.html)} (${heaviest.route}), brotli`);
}

function pageSizes(route: string): { script: number; html: number } {
  const file = `dist${route === '/' ? '/index' : route}.html`;
  const html = readFileSync(file, 'utf8');
  const scripts = [...html.matchAll(/(?:src|modulepreload" href)="(\/assets\/[^"]+\.js)"/gu)].map(
    ([, path]) => path ?? '',
  );
  return { script: scripts.reduce((sum, path) => sum + sizeOf(`dist${path}`), 0), html: sizeOf(file) };
}

const sizeOf = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

function measure(args: string[]): Measured {
  const started = performance.now();
  const { stderr, status } = spawnSync(process.execPath, ['--import', REPORT, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const wall = performance.now() - started;
  const cpu = Number(/CPU ([\d.]+)/u.exec(stderr)?.[1]);
  if (status !== 0 || Number.isNaN(cpu)) throw new Error(`node ${args.join(' ')}: Ende mit ${status}\n${stderr}`);
  return { wall, cpu };
}

function median(runs: number, once: () => Measured): Measured {
  const all = Array.from({ length: runs }, once).sort((a, b) => a.cpu - b.cpu);
  return all[Math.floor(all.length / 2)] ?? once();
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const print = (name: string, value: string) => console.log(`${name.padEnd(24)} ${value}`);

const PARTS = ['validation', 'preview', 'sizes'];

await run(USAGE, async () => {
  const flags = readFlags({ pages: { type: 'string' }, runs: { type: 'string' }, only: { type: 'string' } });
  const { only } = flags;
  if (only !== undefined && !PARTS.includes(only)) throw new UsageError(`--only ${only}: ${PARTS.join(' | ')}`);
  const isWanted = (part: string) => only === undefined || only === part;
  if (isWanted('validation')) benchValidation(Number(flags.pages ?? 10_000), Number(flags.runs ?? 5));
  if (isWanted('preview')) await benchPreview();
  if (isWanted('sizes')) benchSizes();
  return 0;
});
