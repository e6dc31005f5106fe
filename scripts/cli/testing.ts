import { format } from 'node:util';
import { vi } from 'vitest';
// Before a build says "production" to what is loaded then: React is there already in the kind for tests, and its parts must be of one kind.
import 'react-dom/server';
import { languageOf } from '../language.mjs';
import type { Command } from './command.ts';
import { runCommand } from './main.ts';

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command in this very process, and gives what a process of its own would print and end with. Only one can run at
 * a time. That the `bin` starts, and passes on arguments and exit code, is tested in `shells.test.ts`.
 */
export async function runInProcess(command: Command, ...args: string[]): Promise<Ended> {
  const { printed, restore } = recordOutput();
  const { NODE_ENV = 'test' } = process.env;
  try {
    const code = await runCommand(command, args, languageOf(args));
    return { code, ...printed };
  } finally {
    // A build sets it. Left so, the tests after this one in the worker would load the other React.
    process.env.NODE_ENV = NODE_ENV;
    restore();
  }
}

/** Keeps what is printed from now on. Under Vitest, the console does not write to the streams of the process. */
function recordOutput(): { printed: { stdout: string; stderr: string }; restore: () => void } {
  const printed = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).flatMap((name) => {
    const take = (text: string | Uint8Array) => {
      printed[name] += text;
      return true;
    };
    const log = (...values: unknown[]) => void take(`${format(...values)}\n`);
    return [
      vi.spyOn(process[name], 'write').mockImplementation(take),
      vi.spyOn(console, name === 'stdout' ? 'log' : 'error').mockImplementation(log),
    ];
  });
  return {
    printed,
    restore: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}
