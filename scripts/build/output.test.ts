import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compressFiles } from './compress.ts';
import { encodedWithin, inParallel, onceInARow } from './drawing.ts';
import { sourceOf } from './hashes.ts';
import { Output } from './output.ts';
import { iconsInCode, makeSprite } from './sprite.ts';
import { DiskStore, noStore } from './store.ts';

let folder: string;
const at = (...parts: string[]) => join(folder, ...parts);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('texts get a .br and a .gz that hold the same; pictures, what is tiny and what is for the server alone get none', async () => {
  const text = 'Für Menschen. '.repeat(100);
  const output = new Output(folder);
  for (const name of ['index.html', 'assets/app.js', 'photo.webp', '_server.json']) output.put(name, text);
  output.put('robots.txt', 'User-agent: *');
  await compressFiles(output, noStore);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    ...['_server.json', 'assets', 'assets/app.js', 'assets/app.js.br', 'assets/app.js.gz'],
    ...['index.html', 'index.html.br', 'index.html.gz', 'photo.webp', 'robots.txt'],
  ]);
  expect(brotliDecompressSync(readFileSync(at('index.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(at('assets/app.js.gz'))).toString()).toBe(text);
});

test('what is compressed already is found again, and is the same; other content is compressed', async () => {
  const compressed = async (text: string) => {
    const output = new Output(folder);
    output.put('index.html', text.repeat(100));
    await compressFiles(output, new DiskStore(at('.store')));
    return [readFileSync(at('index.html.br')), readFileSync(at('index.html.gz'))];
  };
  const kept = () => readdirSync(at('.store'), { recursive: true });
  const first = await compressed('Für Menschen. ');
  const entries = kept();
  expect(await compressed('Für Menschen. ')).toEqual(first);
  expect(kept()).toEqual(entries);
  expect(await compressed('Für Leute. ')).not.toEqual(first);
});

describe('hashes', () => {
  test('are written as the policy and integrity want them', () => {
    expect(sourceOf('sha256', '')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
    expect(sourceOf('sha384', 'a')).toMatch(/^sha384-[\w+/]{64}$/u);
  });
});

test('the sprite holds the icons that content and components name', () => {
  const iconsIn = (sprite: string) => [...sprite.matchAll(/<symbol id="([^"]+)"/gu)].map(([, id = '']) => id);
  const ofCode = iconsIn(makeSprite([], iconsInCode()));
  const unnamed = iconsIn(readFileSync('src/design/icons.gen.svg', 'utf8')).find((id) => !ofCode.includes(id)) ?? '';
  expect(unnamed).not.toBe('');
  expect(iconsIn(makeSprite([unnamed], iconsInCode())).sort()).toEqual([...ofCode, unnamed].sort());
});

describe('drawing', () => {
  test('takes the first quality that keeps within the limit, the last where none does', async () => {
    const encode = async (quality: number) => Buffer.alloc(quality * 10);
    expect(await encodedWithin({ limit: 500, qualities: [80, 50, 20] }, encode)).toHaveLength(500);
    expect(await encodedWithin({ limit: 100, qualities: [80, 50, 20] }, encode)).toHaveLength(200);
  });

  test('is done once for what follows one another, and anew for what comes later', async () => {
    const done: string[] = [];
    const draw = onceInARow(
      (name: string) => name,
      async (name) => done.push(name),
    );
    for (const name of ['a', 'a', 'b', 'b', 'a']) await draw(name);
    expect(done).toEqual(['a', 'b', 'a']);
  });

  test('is kept for as many names as may take turns', async () => {
    const done: string[] = [];
    const draw = onceInARow(
      (name: string) => name,
      async (name) => done.push(name),
      2,
    );
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await draw(name);
    expect(done).toEqual(['a', 'b', 'c', 'b']);
  });

  test('of large items is done for all of them, on half of the processors at a time', async () => {
    const most = Math.ceil(availableParallelism() / 2);
    const items = ['large', 'large', 'large', 'small', 'large', 'small', 'small', 'large', 'large'].map(
      (size, index) => ({
        size,
        index,
      }),
    );
    const done: number[] = [];
    let running = 0;
    let atMost = 0;
    const isLarge = ({ size }: { size: string }) => size === 'large';
    const work = async (item: { size: string; index: number }) => {
      running += isLarge(item) ? 1 : 0;
      atMost = Math.max(atMost, running);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= isLarge(item) ? 1 : 0;
      done.push(item.index);
    };
    await inParallel(items, work, isLarge);
    expect(done.sort((a, b) => a - b)).toEqual(items.map(({ index }) => index));
    expect(atMost).toBeLessThanOrEqual(most);
  });

  test('of many goes on while one waits, and fails where one fails', async () => {
    const done: number[] = [];
    await inParallel([1, 2, 3], async (item) => void done.push(item));
    expect(done.sort()).toEqual([1, 2, 3]);
    await expect(inParallel([1], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
