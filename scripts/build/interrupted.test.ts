import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandLine } from '../cli/process.ts';

let folder: string;
let args: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'interrupted-'));
  args = ['--no-cache', '--pages', 'tests/fixtures/mistakes/base', '--out', join(folder, 'dist')];
});
afterEach(() => rmSync(folder, { recursive: true }));

const isWriting = () =>
  vi.waitFor(() => expect(existsSync(join(folder, 'dist.lock')) && existsSync(join(folder, 'dist.new'))).toBe(true), {
    timeout: 20_000,
    interval: 10,
  });

// Windows knows no signals that a process could answer.
test.skipIf(process.platform === 'win32').for([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)('a build that gets %s leaves nothing, and ends with %i', async ([signal, code]) => {
  const child = spawn(process.execPath, commandLine('build', ...args), { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await isWriting();
  child.kill(signal);
  expect({ ended: await ended, left: readdirSync(folder) }).toEqual({ ended: [code, null], left: [] });
});
