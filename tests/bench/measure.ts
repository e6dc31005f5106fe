import { spawnSync } from 'node:child_process';

/** Reports the CPU time of a process when it ends, in milliseconds. */
const REPORT =
  "data:text/javascript,process.on('exit',()=>{const u=process.cpuUsage();process.stderr.write('\\nCPU '+(u.user+u.system)/1000+'\\n')})";

/** Milliseconds. */
export interface Measured {
  wall: number;
  cpu: number;
}

/** Runs Node with these arguments to its end: time that passed, and processor time on all cores. */
export function measure(args: string[]): Measured {
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
