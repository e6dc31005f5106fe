import { spawn } from 'node:child_process';
import { defineCommand } from './cli/command.ts';
import { commandLine } from './cli/process.ts';
import server, { RESTART } from './dev-server.ts';

export default defineCommand({
  name: 'dev',
  about: server.about,
  flags: server.flags,
  exits: server.exits,
  run: ({ args }) => supervise(commandLine(server.name, ...args)),
});

/** Runs the preview, and runs it again where it asks for that. Resolves with its exit code. */
function supervise(command: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, command, { stdio: 'inherit' });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve(code === RESTART ? supervise(command) : (code ?? 0));
    });
  });
}
