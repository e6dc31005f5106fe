import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DiskStore } from './store.ts';

let folder: string;
let made: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  made = [];
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Asks a fresh store, as the next build would. */
async function get(...parts: string[]): Promise<string> {
  const bytes = await new DiskStore(folder).get(parts, async () => {
    made.push(parts.join(' '));
    return Buffer.from(`made of ${parts.join(' ')}`);
  });
  return Buffer.from(bytes).toString();
}

const entries = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((file) => statSync(file).isFile() && !file.endsWith('pruned'));

test('what was made is found again, and is the same', async () => {
  expect([await get('a', 'b'), await get('a', 'b')]).toEqual(['made of a b', 'made of a b']);
  expect(made).toEqual(['a b']);
});

test.each([[['a', 'c']], [['ab']], [['a']], [['a', 'b', '']], [['b', 'a']]])(
  '%j is something else than a, b',
  async (parts) => {
    await get('a', 'b');
    expect(await get(...parts)).toBe(`made of ${parts.join(' ')}`);
  },
);

test('bytes and text of the same signs are one', async () => {
  await get('ü');
  const bytes = await new DiskStore(folder).get([Buffer.from('ü')], () => Promise.reject(new Error('made again')));
  expect(Buffer.from(bytes).toString()).toBe('made of ü');
});

test('what is asked for twice at once is made once', async () => {
  const store = new DiskStore(folder);
  const make = async () => Buffer.from(String(made.push('once')));
  expect(await Promise.all([store.get(['a'], make), store.get(['a'], make)])).toHaveLength(2);
  expect(made).toEqual(['once']);
});

test('what could not be made is not kept', async () => {
  await expect(new DiskStore(folder).get(['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(entries()).toEqual([]);
  expect(await get('a')).toBe('made of a');
});

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['empty', () => Buffer.alloc(0)],
  ['changed', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('!')])],
])('an entry that is %s is made again, and right from then on', async (_, damage) => {
  await get('a');
  const [file = ''] = entries();
  writeFileSync(file, damage(readFileSync(file)));
  expect(await get('a')).toBe('made of a');
  expect(await get('a')).toBe('made of a');
  expect(made).toEqual(['a', 'a']);
});

test('an entry under the name of another is made again', async () => {
  await get('a');
  const [first = ''] = entries();
  await get('b');
  const [second = ''] = entries().filter((file) => file !== first);
  writeFileSync(second, readFileSync(first));
  expect(await get('b')).toBe('made of b');
});

test('what a killed build has begun to write is no entry, and soon out of the way', async () => {
  await get('a');
  const [file = ''] = entries();
  rmSync(file);
  writeFileSync(`${file}.${process.pid}.new`, 'half an en');
  for (const time of ['first', 'second', 'third']) expect(await get('a'), time).toBe('made of a');
  expect(made).toEqual(['a', 'a', 'a']);
  expect(entries()).toEqual([file]);
});

test('where nothing can be written everything is made, and nothing fails', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const store = new DiskStore(file);
  const make = async () => Buffer.from(String(made.push('again')));
  expect([await store.get(['a'], make), await store.get(['a'], make)].map(String)).toEqual(['1', '2']);
});

describe('pruning', () => {
  const DAY = 86_400_000;
  const age = (file: string, days: number) => {
    const time = (Date.now() - days * DAY) / 1000;
    utimesSync(file, time, time);
  };

  test('removes what was not used for long; what was used stays', async () => {
    for (const name of ['old', 'used', 'new']) await get(name);
    for (const file of entries()) age(file, 40);
    await get('used');
    await get('new');
    new DiskStore(folder).prune();
    made = [];
    for (const name of ['old', 'used', 'new']) await get(name);
    expect(made).toEqual(['old']);
  });

  test('removes the oldest where there is too much', async () => {
    await get('a');
    for (const file of entries()) age(file, 2);
    await get('b');
    new DiskStore(folder).prune({ age: 30 * DAY, bytes: 50 });
    made = [];
    await get('b');
    await get('a');
    expect(made).toEqual(['a']);
  });

  test('is done once a day', async () => {
    new DiskStore(folder).prune();
    await get('a');
    for (const file of entries()) age(file, 40);
    new DiskStore(folder).prune();
    expect(entries()).toHaveLength(1);
    age(join(folder, 'pruned'), 2);
    new DiskStore(folder).prune();
    expect(entries()).toEqual([]);
  });
});
