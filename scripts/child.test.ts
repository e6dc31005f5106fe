import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { run } from './child.mjs';

/** What a process says that has tuned its allocator. */
function said(env: NodeJS.ProcessEnv): string {
  const code = `
    const { tuneAllocator } = await import('./scripts/child.mjs');
    tuneAllocator();
    console.log(process.env.MALLOC_ARENA_MAX, process.env.GLIBC_TUNABLES, process.argv.slice(2).join());
  `;
  const args = ['--input-type=module', '--eval', code, '--', 'build', '--demo'];
  return execFileSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, ...env } }).trim();
}

// Only newer versions of Node can begin a process anew.
const canBeginAnew = process.platform === 'linux' && 'execve' in process;

test.runIf(canBeginAnew)('begins anew with one arena, and keeps what else glibc was told', () => {
  expect(said({ MALLOC_ARENA_MAX: '', GLIBC_TUNABLES: 'glibc.malloc.perturb=0' })).toMatch(
    /^1 glibc\.malloc\.perturb=0:glibc\.malloc\.hugetlb=1 /u,
  );
});

test('leaves the arenas as they are where they have been chosen', () => {
  expect(said({ MALLOC_ARENA_MAX: '7' })).toMatch(/^7 /u);
});

test.skipIf(process.platform === 'win32')('tells of a program that a signal has ended as a shell does', async () => {
  const code = "process.kill(process.pid, 'SIGKILL')";
  expect((await run(process.execPath, ['--eval', code])).code).toBe(137);
});

test.skipIf(process.platform === 'win32')('leaves no program behind', () => {
  const code = `
    const { run } = await import('./scripts/child.mjs');
    run(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
    process.exit(3);
  `;
  // It ends once nobody can write to it any more.
  const { status, error } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], { timeout: 10_000 });
  expect({ status, error }).toEqual({ status: 3, error: undefined });
});
