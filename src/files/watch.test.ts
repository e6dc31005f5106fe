import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchFolder } from './watch.ts';

const WAIT = { timeout: 30_000, interval: 5 };

/** Watches a folder with one page, which is replaced as editors do; `read` is what the page held at each call. */
async function watched(
  quiet: number | undefined,
  onRead: (text: string, replace: (text: string) => void) => void,
  above = tmpdir(),
) {
  const folder = mkdtempSync(join(above, 'watch-'));
  const page = join(folder, 'page.json');
  const replace = (text: string) => {
    writeFileSync(join(folder, '.new'), text);
    renameSync(join(folder, '.new'), page);
  };
  writeFileSync(page, 'old');
  const told: string[] = [];
  const stop = await watchFolder(
    folder,
    (files) => {
      const text = readFileSync(page, 'utf8');
      told.push(...files, text);
      onRead(text, replace);
    },
    quiet,
  );
  onTestFinished(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });
  replace('first');
  return { page, told };
}

test.each([undefined, 1])('a file that is replaced is told (quiet: %s ms)', async (quiet) => {
  const { page, told } = await watched(quiet, () => {});
  await vi.waitFor(() => expect(told.slice(0, 2)).toEqual([page, 'first']), WAIT);
});

test('a file that is replaced as it is told is told once more, though the watcher may not see it yet', async () => {
  const { told } = await watched(1, (text, replace) => {
    if (text === 'first') replace('second');
  });
  await vi.waitFor(() => expect(told.at(-1)).toBe('second'), WAIT);
});

test('a folder is watched though the one that it is in is hidden', async () => {
  const above = mkdtempSync(join(tmpdir(), '.above-'));
  onTestFinished(() => rmSync(above, { recursive: true }));
  const { page, told } = await watched(undefined, () => {}, above);
  await vi.waitFor(() => expect(told.slice(0, 2)).toEqual([page, 'first']), WAIT);
});

test('what is hidden is not told, but for a page that its name hides', async () => {
  const { page, told } = await watched(undefined, () => {});
  await vi.waitFor(() => expect(told).toContain('first'), WAIT);
  const beside = (name: string) => join(dirname(page), name);
  for (const name of ['.DS_Store', '._page.json', '.page.json']) writeFileSync(beside(name), '');
  await vi.waitFor(() => expect(told).toContain(beside('.page.json')), WAIT);
  expect(told).not.toContain(beside('.DS_Store'));
  expect(told).not.toContain(beside('._page.json'));
});
