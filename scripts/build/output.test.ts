import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compressFolder } from './compress.ts';
import { encodedWithin, inParallel, writeDrawn } from './drawing.ts';
import { hashesOfStyles, sourceOf } from './hashes.ts';
import { makeSprite } from './sprite.ts';

let folder: string;
const at = (...parts: string[]) => join(folder, ...parts);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('texts get a .br and a .gz that hold the same; pictures and what is tiny get none', async () => {
  const text = 'Für Menschen. '.repeat(100);
  mkdirSync(at('assets'));
  for (const name of ['index.html', 'assets/app.js', 'photo.webp']) writeFileSync(at(name), text);
  writeFileSync(at('robots.txt'), 'User-agent: *');
  await compressFolder(folder);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    ...['assets', 'assets/app.js', 'assets/app.js.br', 'assets/app.js.gz'],
    ...['index.html', 'index.html.br', 'index.html.gz', 'photo.webp', 'robots.txt'],
  ]);
  expect(brotliDecompressSync(readFileSync(at('index.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(at('assets/app.js.gz'))).toString()).toBe(text);
});

describe('hashes', () => {
  test('are written as the policy and integrity want them', () => {
    expect(sourceOf('sha256', '')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
    expect(sourceOf('sha384', 'a')).toMatch(/^sha384-[\w+/]{64}$/u);
  });

  test('of styles are those of each document; what has none is left out', () => {
    const files = [
      { path: 'index.html', content: '', styles: { route: '/', texts: ['a{}', 'b{}'] } },
      { path: '_data/index.json', content: '' },
    ];
    expect(hashesOfStyles(files)).toEqual({ '/': [sourceOf('sha256', 'a{}'), sourceOf('sha256', 'b{}')] });
  });
});

test('the sprite holds the icons that content and components name, under a path of its content', () => {
  const all = [...readFileSync('src/design/icons.gen.svg', 'utf8').matchAll(/<symbol id="([^"]+)"/gu)];
  const iconsIn = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/<symbol id="([^"]+)"/gu)].map(([, id]) => id);
  const ofCode = makeSprite([], folder);
  const [unnamed = ''] = all.map(([, id = '']) => id).filter((id) => !iconsIn(ofCode).includes(id));
  expect(unnamed).not.toBe('');
  const withOne = makeSprite([unnamed], folder);
  expect(iconsIn(withOne)).toEqual(expect.arrayContaining([...iconsIn(ofCode), unnamed]));
  expect(iconsIn(withOne)).toHaveLength(iconsIn(ofCode).length + 1);
  expect(withOne).not.toBe(ofCode);
  expect(makeSprite([unnamed], folder)).toBe(withOne);
});

describe('drawing', () => {
  test('takes the first quality that keeps within the limit, the last where none does', async () => {
    const encode = async (quality: number) => Buffer.alloc(quality * 10);
    expect(await encodedWithin({ limit: 500, qualities: [80, 50, 20] }, encode)).toHaveLength(500);
    expect(await encodedWithin({ limit: 100, qualities: [80, 50, 20] }, encode)).toHaveLength(200);
  });

  test('is done once for a key', async () => {
    mkdirSync(at('cache'));
    await writeDrawn(at('a/one.jpg'), at('cache'), 'key', async () => Buffer.from('drawn'));
    await writeDrawn(at('b/two.jpg'), at('cache'), 'key', () => Promise.reject(new Error('drawn again')));
    expect(readFileSync(at('b/two.jpg'), 'utf8')).toBe('drawn');
  });

  test('of many goes on while one waits, and fails where one fails', async () => {
    const done: number[] = [];
    await inParallel([1, 2, 3], async (item) => void done.push(item));
    expect(done.sort()).toEqual([1, 2, 3]);
    await expect(inParallel([1], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
