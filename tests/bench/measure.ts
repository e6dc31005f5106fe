import { spawnSync } from 'node:child_process';

/** Reports what a process has used when it ends: processor time in milliseconds, and the most memory at a time in KiB. */
const REPORT =
  "data:text/javascript,process.on('exit',()=>{const u=process.cpuUsage();process.stderr.write('\\nUSED '+(u.user+u.system)/1000+' '+process.resourceUsage().maxRSS+'\\n')})";

export interface Measured {
  /** milliseconds that passed */
  wall: number;
  /** milliseconds of processor time, on all cores and of all processes */
  cpu: number;
  /** MiB at most, of the largest process */
  memory: number;
}

/** Runs Node with these arguments to its end. */
export function measure(args: string[]): Measured {
  const started = performance.now();
  const { stderr, status } = spawnSync(process.execPath, ['--import', REPORT, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const wall = performance.now() - started;
  // The processes that it has started report by themselves.
  const used = [...stderr.matchAll(/^USED ([\d.]+) (\d+)$/gmu)].map(([, cpu, memory]) => [Number(cpu), Number(memory)]);
  if (status !== 0 || used.length === 0) throw new Error(`node ${args.join(' ')}: exit code ${status}\n${stderr}`);
  const cpu = used.reduce((sum, [time = 0]) => sum + time, 0);
  const memory = Math.round(Math.max(...used.map(([, most = 0]) => most)) / 1024);
  return { wall, cpu, memory };
}
