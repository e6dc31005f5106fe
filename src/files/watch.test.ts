import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchFolder } from './watch.ts';

/** Watches a folder with one page; `read` is what the page held at each call. */
async function watched(quiet?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'watch-'));
  const page = join(folder, 'page.json');
  writeFileSync(page, 'old');
  const read: string[] = [];
  const files: string[][] = [];
  const stop = await watchFolder(
    folder,
    (changed) => {
      files.push([...new Set(changed)]);
      read.push(readFileSync(page, 'utf8'));
    },
    quiet,
  );
  onTestFinished(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });
  /** As editors do that replace a file. */
  const replace = (text: string) => {
    writeFileSync(join(folder, '.new'), text);
    renameSync(join(folder, '.new'), page);
  };
  return { page, read, files, replace };
}

const WAIT = { timeout: 30_000, interval: 5 };

test.each([undefined, 1])('a file that is replaced is told, its last text too (quiet: %s ms)', async (quiet) => {
  const { page, read, files, replace } = await watched(quiet);
  replace('first');
  await vi.waitFor(() => expect(read.at(-1)).toBe('first'), WAIT);
  expect(files.flat()).toContain(page);
  replace('second');
  await vi.waitFor(() => expect(read.at(-1)).toBe('second'), WAIT);
});

test('a file that changes as it is told is told once more, though the watcher may not see it yet', async () => {
  const { read, replace } = await watched(1);
  replace('first');
  await vi.waitFor(() => expect(read).not.toEqual([]), WAIT);
  replace('second');
  await vi.waitFor(() => expect(read.at(-1)).toBe('second'), WAIT);
});
