import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeFile } from '../src/files/write.ts';
import { bundleFor } from './bundle.mjs';

const BUNDLES = 'node_modules/.cache/commands';

// It works in the folder in which it was loaded, which must not be one that is removed after a test.
createRequire(createRequire(import.meta.url).resolve('tsx'))('esbuild');

const before = process.cwd();
let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'bundle-')));
  process.chdir(folder);
  writeFile('package.json', '{ "type": "module" }');
  writeFile('scripts/people-pages.ts', "export { commands } from './commands.ts';");
  writeFile('scripts/commands.ts', "export const commands = { build: () => import('./build.ts') };");
  writeFile('scripts/build.ts', "export { word } from '../src/word.ts';\nexport const here: string = import.meta.url;");
  for (const other of ['src/preview/checks-thread.ts', 'scripts/build/vite/code-process.ts']) writeFile(other, '');
  writeFile('src/word.ts', "export { word } from './word.json';");
  writeFile('src/word.json', '{ "word": "eins" }');
  later();
});
afterEach(() => {
  vi.useRealTimers();
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

/** A file that was written a moment ago may be written again and bear the same time. */
function later() {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
}

/** What the command says that is bundled now. */
async function built(): Promise<{ word: string; here: string }> {
  const { commands } = await import((await bundleFor('build')) ?? '');
  return commands.build();
}
const bundles = () => readdirSync(BUNDLES).filter((name) => !name.endsWith('.json'));

test('a bundle is made once, and knows where its sources are', async () => {
  expect(await built()).toMatchObject({ word: 'eins', here: `file://${folder}/scripts/build.ts` });
  await built();
  expect(bundles()).toHaveLength(1);
});

test.each([
  ['a source', 'src/word.ts', "export const word = 'zwei';"],
  ['data', 'src/word.json', '{ "word": "zwei" }'],
  ['a source, by another of the same length', 'src/word.json', '{ "word": "zwei" }'.replace('zwei', 'drei')],
])('where %s has changed, it is made anew', async (_, path, text) => {
  await built();
  writeFileSync(path, text);
  later();
  expect((await built()).word).not.toBe('eins');
  expect(bundles()).toHaveLength(2);
});

test('what was written a moment ago is not trusted', async () => {
  vi.useRealTimers();
  await built();
  writeFileSync('src/word.json', '{ "word": "zwei" }');
  expect((await built()).word).toBe('zwei');
});

test.each<[string, () => void]>([
  ['is gone', () => rmSync(join(BUNDLES, bundles()[0] ?? ''), { recursive: true })],
  ['is not known', () => writeFileSync(join(BUNDLES, `${process.version}.json`), '{')],
])('where the last one %s, it is made anew', async (_, change) => {
  await built();
  change();
  expect((await built()).word).toBe('eins');
});

test('what cannot be bundled, and what needs the sources, is left to tsx', async () => {
  expect(await bundleFor('generate')).toBeUndefined();
  writeFileSync('src/word.ts', 'export const');
  expect(await bundleFor('build')).toBeUndefined();
});
