import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Exit code by which the preview asks to be started anew: a schema has changed, and schemas are loaded once. */
const RESTART = 75;

const server = fileURLToPath(new URL('dev-server.ts', import.meta.url));

function start() {
  const child = spawn(process.execPath, ['--import', 'tsx', server, ...process.argv.slice(2)], { stdio: 'inherit' });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  child.on('exit', (code) => {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    if (code === RESTART) start();
    else process.exit(code ?? 0);
  });
}

start();
