import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  /** everything that it printed so far */
  output(): string;
  /** Resolves when it answers; rejects when it ended before. */
  ready(): Promise<void>;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** The server as a process of its own, without limits on posts; `shell` runs before it in the same process. */
export function spawnServer(dist: string, port: number, env: Record<string, string>, shell = ''): ServerProcess {
  const settings = { HOST: '127.0.0.1', PORT: String(port), POSTS_PER_CLIENT: '0', POSTS_PER_MINUTE: '0', ...env };
  const command = `${shell} exec "${process.execPath}" --import tsx "${main}" "${dist}"`;
  const child = spawn('/bin/sh', ['-c', command], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const closed = once(child, 'close');
  const leaveNothing = () => child.kill('SIGKILL');
  process.once('exit', leaveNothing);
  child.once('close', () => process.off('exit', leaveNothing));
  return {
    child,
    output: () => output,
    ready: async () => {
      while (!output.includes('Die Website läuft')) {
        if (child.exitCode !== null) throw new Error(`The server ended: ${output}`);
        await new Promise((next) => setTimeout(next, 2));
      }
    },
    end: async (signal) => {
      child.kill(signal);
      await closed;
    },
  };
}
