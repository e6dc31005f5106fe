import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project; every script works from here, wherever it was started. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a program in this terminal and resolves with its exit code, that of a shell where a signal ended it. SIGTERM is handed on, and
 * sent where this process ends before it, so that nothing stays behind; Ctrl+C reaches both by itself.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, aside?: boolean, cwd?: string, priority?: number }} [options] `quiet`
 * collects the output instead of showing it, `aside` shows all of it among the errors, `priority` is one of `os.setPriority`
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, quiet = false, aside = false, cwd, priority } = {}) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', aside ? 2 : 'inherit', 'inherit'],
    ...(cwd !== undefined && { cwd }),
  });
  if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const stop = () => child.kill('SIGTERM');
  process.once('SIGTERM', stop).once('exit', stop);
  return new Promise((resolve) => {
    const end = (code, signal) => {
      process.off('SIGTERM', stop).off('exit', stop);
      resolve({ code: code ?? 128 + constants.signals[signal], output });
    };
    child.once('error', (error) => {
      output += error.message;
      end(127);
    });
    child.once('close', end);
  });
}

/**
 * What glibc's allocator is told where pictures are drawn and files compressed. Measured in `docs/performance.md`.
 *
 * By itself glibc gives each thread an arena of its own and keeps what was freed in it: 870 MiB for a build of the first site. One arena
 * for all takes less than half. Its memory comes in pages of 2 MiB (`hugetlb`) instead of 4 KiB, of which an encoder of large pictures
 * would ask the kernel for 30,000 a second. Only blocks of 16 MiB and more (such as `CHUNK` in `src/files/kept-facts.ts`) are the
 * kernel's own, and given back at once: were it 4 MiB, every picture's buffers would be new pages. Up to 8 MiB of what is freed stay
 * for what comes next.
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '16777216',
  MALLOC_TRIM_THRESHOLD_: '8388608',
};
const LARGE_PAGES = 'glibc.malloc.hugetlb=1';

/** Begins this process anew with an allocator for pictures, where Node can (from 22.15 on) and nobody has chosen its arenas. */
export function tuneAllocator() {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX || !process.execve) return;
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...ALLOCATOR,
    GLIBC_TUNABLES: [process.env.GLIBC_TUNABLES, LARGE_PAGES].filter(Boolean).join(':'),
  });
}

/**
 * Ends this process when the shell that npm started it in is gone. Told to stop, npm tells only that shell, and a shell
 * like dash ends without handing it on: a server would live on and keep its port.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

/**
 * Runs npm and collects what it prints: the npm that started this process where there is one. On Windows `npm` is no program
 * but a script for its shell, so Node runs the file that comes with it.
 *
 * @param {string[]} words
 */
export function runNpm(...words) {
  const started = process.env.npm_execpath ?? '';
  const ofNode = join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');
  const script = /npm-cli\.c?js$/.test(started) ? started : process.platform === 'win32' ? ofNode : undefined;
  if (script) return run(process.execPath, [script, ...words], { quiet: true });
  return run('npm', words, { quiet: true });
}
