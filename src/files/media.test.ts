import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MediaReader } from './media.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'media-'));
  file = join(folder, '_media/a.jpg');
  mkdirSync(join(folder, '_media'));
  writeFileSync(file, 'GIF89a');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file is looked into once, and again where its size or time is another', () => {
  const reader = new MediaReader();
  const mtime = new Date('2026-01-31T12:00:00Z');
  utimesSync(file, mtime, mtime);
  const first = reader.read(folder, ['a.jpg']);
  expect(first.get('a.jpg')).toEqual({ bytes: 6, format: 'GIF', isWhole: true });
  writeFileSync(file, '%PDF-1');
  utimesSync(file, mtime, mtime);
  expect(reader.read(folder, ['a.jpg'])).toEqual(first);
  utimesSync(file, mtime, new Date(mtime.getTime() + 1000));
  expect(reader.read(folder, ['a.jpg']).get('a.jpg')?.format).toBe('PDF');
  writeFileSync(file, 'GIF89a and more');
  expect(reader.read(folder, ['a.jpg']).get('a.jpg')).toMatchObject({ bytes: 15, format: 'GIF' });
});

test('a file that is gone is left out', () => {
  expect(new MediaReader().read(folder, ['b.jpg'])).toEqual(new Map());
});
