import fs, { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyFile, replaceFile, replaceUnchanged, writeFile } from './write.ts';

/** A disk that is full after half of a file: no test can fill a real one. */
function fillDisk() {
  const write = fs.writeFileSync;
  vi.spyOn(fs, 'writeFileSync').mockImplementation((file, data, options) => {
    write(file, String(data).slice(0, 3), options);
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  });
  syncBuiltinESMExports();
}

let folder: string;
const at = (path: string) => join(folder, path);
const read = (path: string) => readFileSync(at(path), 'utf8');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-'));
  writeFileSync(at('page.json'), 'the old text');
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});

test('a file that is replaced keeps its access rights', () => {
  chmodSync(at('page.json'), 0o640);
  replaceFile(at('page.json'), 'the new text');
  expect(read('page.json')).toBe('the new text');
  expect(statSync(at('page.json')).mode & 0o777).toBe(0o640);
  expect(readdirSync(folder)).toEqual(['page.json']);
});

test('a file is replaced while it holds what was read of it, and left when somebody has saved it since', () => {
  const before = readFileSync(at('page.json'));
  expect([replaceUnchanged(at('page.json'), before, 'the new text'), read('page.json')]).toEqual([
    true,
    'the new text',
  ]);
  expect([replaceUnchanged(at('page.json'), before, 'another'), read('page.json')]).toEqual([false, 'the new text']);
});

test('a full disk leaves the old file, and nothing beside it', () => {
  fillDisk();
  expect(() => replaceFile(at('page.json'), 'the new text')).toThrow('ENOSPC');
  expect(read('page.json')).toBe('the old text');
  expect(readdirSync(folder)).toEqual(['page.json']);
});

test('a file that is not there yet is written', () => {
  replaceFile(at('new.json'), 'text');
  expect(read('new.json')).toBe('text');
});

test('folders are made for what is written and copied', () => {
  writeFile(at('live/a.json'), 'a');
  copyFile(at('live/a.json'), at('brands/b.json'));
  expect([read('live/a.json'), read('brands/b.json')]).toEqual(['a', 'a']);
});

test('a new file takes no other one’s place', () => {
  expect(() => writeFile(at('page.json'), 'the new text', { isNew: true })).toThrow('EEXIST');
  expect(read('page.json')).toBe('the old text');
});
