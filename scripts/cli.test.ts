import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IncompleteError, run, UsageError } from './cli.ts';

const USAGE = { de: 'Aufruf', en: 'Usage' };

let said: string;
beforeEach(() => {
  said = '';
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said += text;
      return true;
    });
  }
});
const exitCode = process.exitCode;
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = exitCode;
});

const fail = (error: unknown) => () => {
  throw error;
};

test.each([0, 1])('a command that returns %i ends with it', async (code) => {
  await run(USAGE, () => code, []);
  expect({ code: process.exitCode, said }).toEqual({ code, said: '' });
});

test('wrong usage ends with 2, the reason and the usage', async () => {
  await run(USAGE, fail(new UsageError('--port 0')), []);
  expect({ code: process.exitCode, said }).toEqual({ code: 2, said: '--port 0\n\nAufruf\n' });
});

test.each([[['--lang', 'en']], [['--lang=en']]])(
  'the usage is English with %j, whatever else is wrong',
  async (args) => {
    await run(USAGE, fail(new UsageError('no')), ['--nonsense', ...args]);
    expect(said).toBe('no\n\nUsage\n');
  },
);

test('a run that could not be completed ends with 2 and one sentence', async () => {
  await run(USAGE, fail(new IncompleteError('Der Ordner lässt sich nicht lesen.')), []);
  expect({ code: process.exitCode, said }).toEqual({ code: 2, said: 'Der Ordner lässt sich nicht lesen.\n' });
});

test.each([new TypeError('x is no function'), 'x is no function'])('a crash is no verdict: 2', async (error) => {
  await run(USAGE, fail(error), []);
  expect(process.exitCode).toBe(2);
  expect(said).toContain('x is no function');
});

test.each(['--help', '-h'])('%s prints the usage and runs nothing', async (flag) => {
  const command = vi.fn(() => 1);
  await run(USAGE, command, ['--pages', 'x', flag]);
  expect({ code: process.exitCode ?? 0, said }).toEqual({ code: 0, said: 'Aufruf\n' });
  expect(command).not.toHaveBeenCalled();
});
