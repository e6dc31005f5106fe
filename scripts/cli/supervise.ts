import { spawn } from 'node:child_process';
import { watchFolder } from '../../src/files/watch.ts';

/** Exit code by which a program asks to be started anew. */
export const RESTART = 75;
/** Exit code of a program that has failed at something that a change of its sources may fix. */
export const FAILED = 1;

const GENERATED = /\.gen\.\w+$/u;

/**
 * Runs a program on Node again and again: at once where it asks for that; where it has failed, as soon as a file of its
 * sources has changed since it was started. What is generated does not count. Resolves with any other exit code.
 *
 * @param onFailure called before it waits for a change
 */
export async function supervise(args: readonly string[], sources: string, onFailure: () => void): Promise<number> {
  let hasChanged = false;
  let wake = () => {};
  const stop = await watchFolder(sources, (files) => {
    if (files.every((file) => GENERATED.test(file))) return;
    hasChanged = true;
    wake();
  });
  try {
    for (;;) {
      hasChanged = false;
      const code = await exitCodeOf(args);
      if (code === RESTART) continue;
      if (code !== FAILED) return code;
      onFailure();
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (hasChanged) resolve();
      });
    }
  } finally {
    await stop();
  }
}

/** Runs a program that gets the signals by which this one is asked to end. */
function exitCodeOf(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve(code ?? 0);
    });
  });
}
