import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The command as people run it: what it tells the allocator counts, too. */
export const PEOPLE_PAGES = 'scripts/people-pages.mjs';

export interface Measured {
  /** milliseconds that passed */
  wall: number;
  /** milliseconds of processor time, on all cores and of all processes of Node */
  cpu: number;
  /** MiB at most of all processes together; only Linux tells, elsewhere 0 */
  memory: number;
}

/** Runs `people-pages` with these arguments to its end. */
export async function measure(...args: string[]): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-used-'));
  try {
    const started = performance.now();
    const child = spawn(process.execPath, [PEOPLE_PAGES, ...args], {
      // Every process of Node writes down what it has used: those that others have started, too.
      env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${reportTo(folder)}` },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    const memory = mostMemory(child, 100);
    const code = await new Promise((resolve) => child.once('close', resolve));
    const wall = performance.now() - started;
    if (code !== 0) throw new Error(`people-pages ${args.join(' ')}: exit code ${code}\n${said}`);
    const used = readdirSync(folder).map((name) => Number(readFileSync(join(folder, name), 'utf8')));
    return { wall, cpu: used.reduce((sum, time) => sum + time, 0), memory: memory() };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A module that, when a process ends, writes its processor time in milliseconds to a file of its own. */
function reportTo(folder: string): string {
  const code = `import{writeFileSync}from'node:fs';import{isMainThread}from'node:worker_threads';
    if(isMainThread)process.on('exit',()=>{const{user,system}=process.cpuUsage();
    writeFileSync(${JSON.stringify(join(folder, 'used-'))}+process.pid,String((user+system)/1000))})`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

/** Looks every `pause` milliseconds at what a process holds, until it ends. Returns what tells the most so far, in MiB. */
export function mostMemory(child: ChildProcess, pause: number): () => number {
  let most = 0;
  const look = setInterval(() => {
    most = Math.max(most, memoryOf(child.pid));
  }, pause);
  child.once('exit', () => clearInterval(look));
  return () => Math.round(most);
}

/** MiB that a process and all below it hold, what they share counted once. */
function memoryOf(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return 0;
  const all = processes();
  const sum = (id: number): number =>
    all.filter(({ parent }) => parent === id).reduce((total, child) => total + sum(child.id), proportional(id));
  return sum(pid) / 1024;
}

function processes() {
  return readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/u.test(name) ? textOf(`/proc/${name}/stat`) : '';
    // Behind the name of the program, which may hold anything: its state and its parent.
    const parent = /^ \S (\d+)/u.exec(stat.slice(stat.lastIndexOf(')') + 1))?.[1];
    return parent === undefined ? [] : [{ id: Number(name), parent: Number(parent) }];
  });
}

/** KiB */
const proportional = (id: number) => Number(/^Pss:\s+(\d+)/mu.exec(textOf(`/proc/${id}/smaps_rollup`))?.[1] ?? 0);

/** Empty where the process has just ended. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
