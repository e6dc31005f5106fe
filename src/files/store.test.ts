import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentStore, EVERY_FILE } from './store.ts';

let folder: string;
const at = (path: string) => join(folder, path);
const textsOf = (store: ContentStore) => store.content().files.map(({ bytes }) => new TextDecoder().decode(bytes));
const paths = (store: ContentStore) => store.content().files.map((file) => file.path);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  for (const path of ['live', '_media']) mkdirSync(at(path));
  writeFileSync(at('index.json'), 'a');
  writeFileSync(at('live/show.json'), 'b');
  writeFileSync(at('_media/a.webp'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file that has not changed keeps its object, and is no news', () => {
  const store = new ContentStore(folder);
  const [before] = store.content().files;
  expect(store.update('index.json')).toBe(false);
  expect(store.content().files[0]).toBe(before);
  writeFileSync(at('index.json'), 'c');
  expect(store.update('index.json')).toBe(true);
  expect(store.content().files[0]).not.toBe(before);
});

test.each(['index.json', '', EVERY_FILE])('while the folder is away nothing changes: %j', (path) => {
  const store = new ContentStore(folder);
  renameSync(folder, `${folder}-away`);
  try {
    expect(store.update(path)).toBe(false);
    expect(paths(store)).toEqual(['index.json', 'live/show.json']);
  } finally {
    renameSync(`${folder}-away`, folder);
  }
  expect(store.update(path)).toBe(false);
});

test('a link in the place of a page is told, and the page stays as it last was until the link is gone', () => {
  const store = new ContentStore(folder);
  expect(textsOf(store)).toEqual(['a', 'b']);
  renameSync(at('index.json'), at('.hidden'));
  symlinkSync('live/show.json', at('index.json'));
  expect(store.update('index.json')).toBe(true);
  expect(store.unreadable).toEqual([{ path: 'index.json', kind: 'link' }]);
  expect(new TextDecoder().decode(store.content().files[0]?.bytes)).toBe('a');
  unlinkSync(at('index.json'));
  expect(store.update('index.json')).toBe(true);
  expect(store.unreadable).toEqual([]);
  expect(paths(store)).toEqual(['live/show.json']);
});

test('a link in the place of a folder is not followed, and keeps what was there', () => {
  const store = new ContentStore(folder);
  expect(textsOf(store)).toEqual(['a', 'b']);
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  writeFileSync(join(elsewhere, 'other.json'), 'x');
  rmSync(at('live'), { recursive: true });
  symlinkSync(elsewhere, at('live'));
  expect(store.update('live/show.json')).toBe(true);
  expect(store.update('live/other.json')).toBe(false);
  expect([paths(store), store.unreadable]).toEqual([
    ['index.json', 'live/show.json'],
    [{ path: 'live', kind: 'link' }],
  ]);
  unlinkSync(at('live'));
  expect(store.update('live')).toBe(true);
  expect([paths(store), store.unreadable]).toEqual([['index.json'], []]);
  rmSync(elsewhere, { recursive: true });
});

test('a link is noticed without anyone naming it, and what has changed in a file is not', () => {
  const store = new ContentStore(folder);
  writeFileSync(at('index.json'), 'c');
  expect(store.update('')).toBe(false);
  symlinkSync('index.json', at('second.json'));
  expect(store.update('')).toBe(true);
  expect(store.update('')).toBe(false);
  expect(store.unreadable).toEqual([{ path: 'second.json', kind: 'link' }]);
});

test('links that are there from the start are told, also among the media', () => {
  symlinkSync('a.webp', at('_media/b.webp'));
  symlinkSync('live', at('area'));
  const store = new ContentStore(folder);
  expect([...store.unreadable].sort((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
    { path: '_media/b.webp', kind: 'link' },
    { path: 'area', kind: 'link' },
  ]);
  expect(store.content()).toMatchObject({
    files: [
      { path: 'index.json', bytes: Buffer.from('a') },
      { path: 'live/show.json', bytes: Buffer.from('b') },
    ],
    assets: ['a.webp'],
  });
});

test('a file is read when it is asked for, and never through a link that has taken its place', () => {
  const store = new ContentStore(folder);
  writeFileSync(at('index.json'), 'now');
  expect(textsOf(store)[0]).toBe('now');
  rmSync(at('live/show.json'));
  symlinkSync('../index.json', at('live/show.json'));
  const other = new ContentStore(folder);
  expect(paths(other)).toEqual(['index.json']);
  const third = new ContentStore(folder);
  rmSync(at('index.json'));
  symlinkSync('live/show.json', at('index.json'));
  expect(third.update('index.json')).toBe(true);
  expect(paths(third)).toEqual([]);
});

test('what has changed without anyone telling is found where every file is looked at', () => {
  const store = new ContentStore(folder);
  expect(textsOf(store)).toEqual(['a', 'b']);
  expect(store.update(EVERY_FILE)).toBe(false);
  writeFileSync(at('index.json'), 'now');
  rmSync(at('live/show.json'));
  writeFileSync(at('new.json'), 'c');
  expect(store.update(EVERY_FILE)).toBe(true);
  expect(textsOf(store)).toEqual(['now', 'c']);
});

test('what is new or gone without anyone telling is found where links are looked for', () => {
  const store = new ContentStore(folder);
  rmSync(at('live/show.json'));
  rmSync(at('_media/a.webp'));
  writeFileSync(at('new.json'), 'c');
  writeFileSync(at('_media/b.webp'), '');
  expect(store.update('')).toBe(true);
  expect(store.update('')).toBe(false);
  expect([paths(store), store.assets]).toEqual([['index.json', 'new.json'], ['b.webp']]);
});
