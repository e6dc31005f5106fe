import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Output } from './output.ts';

let folder: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'incremental-'));
  out = join(folder, 'dist');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** By path what a file is made of, and what comes of it. */
type Files = Record<string, [key: string, content: string]>;

const begun = (files: Files) => {
  const output = new Output(join(folder, 'new'), out);
  const written = Object.entries(files).flatMap(([path, [key, content]]) => {
    if (output.take(path, key)) return [];
    output.write(path, content, key);
    return [path];
  });
  return { output, written };
};

/** Makes a site in place of the last one. Returns the paths of the files that were written. */
function build(files: Files): string[] {
  const { output, written } = begun(files);
  rmSync(out, { recursive: true, force: true });
  renameSync(output.folder, out);
  output.keep();
  return written;
}

const FILES: Files = { 'index.html': ['a', 'Start'], 'live/buehne.html': ['b', 'Bühne'] };
const read = (path: string) => readFileSync(join(out, path), 'utf8');
const inode = (path: string) => statSync(join(out, path)).ino;

test('a file that is made of the same is left as it is; any other is written', () => {
  expect(build(FILES)).toEqual(['index.html', 'live/buehne.html']);
  const before = inode('index.html');
  expect(build({ ...FILES, 'live/buehne.html': ['c', 'Licht'] })).toEqual(['live/buehne.html']);
  expect([read('index.html'), inode('index.html'), read('live/buehne.html')]).toEqual(['Start', before, 'Licht']);
  expect(build({ 'index.html': ['a', 'Start'] })).toEqual([]);
  expect(() => read('live/buehne.html')).toThrow('ENOENT');
  expect(build(FILES)).toEqual(['live/buehne.html']);
});

test.each<[string, (file: string) => void]>([
  ['written over', (file) => writeFileSync(file, 'Stort')],
  ['touched', (file) => utimesSync(file, 1, 1)],
  ['removed', (file) => rmSync(file)],
])('a file that somebody has %s is written anew', (_, change) => {
  build(FILES);
  change(join(out, 'index.html'));
  expect(build(FILES)).toEqual(['index.html']);
  expect(read('index.html')).toBe('Start');
});

test('the last site is whole until the next is in its place, whatever is written meanwhile', () => {
  build(FILES);
  const { output } = begun(FILES);
  output.write('index.html', 'Anfang', 'd');
  expect([read('index.html'), read('live/buehne.html')]).toEqual(['Start', 'Bühne']);
  // Killed here, the next build begins anew.
  rmSync(output.folder, { recursive: true });
  expect(build(FILES)).toEqual([]);
});

test('where nothing was kept, or what was kept is damaged, everything is written', () => {
  build(FILES);
  const other = new Output(join(folder, 'other'));
  expect(other.take('index.html', 'a')).toBe(false);
  rmSync(out, { recursive: true });
  expect(build(FILES)).toEqual(['index.html', 'live/buehne.html']);
});

test('a file that is gone before it is kept how it was left fails nothing, and is written next time', () => {
  const { output } = begun(FILES);
  renameSync(output.folder, out);
  rmSync(join(out, 'index.html'));
  output.keep();
  expect(build(FILES)).toEqual(['index.html']);
});

test('a page is taken with all of its files, or not at all', () => {
  const page = { styles: ['sha256-x'], shown: ['/media/a.avif'], files: ['index.html', 'media/share.jpg'] };
  const files: Files = { 'index.html': ['a', 'Start'], 'media/share.jpg': ['s', 'Bild'] };
  const first = begun(files);
  first.output.finish('/', 'a', page);
  renameSync(first.output.folder, out);
  first.output.keep();
  let tries = 0;
  const next = () => new Output(join(folder, `next-${tries++}`), out);
  expect(next().takePage('/', 'a')).toEqual(page);
  expect(next().takePage('/', 'b')).toBeUndefined();
  rmSync(join(out, 'media/share.jpg'));
  expect(next().takePage('/', 'a')).toBeUndefined();
});
