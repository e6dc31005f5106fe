import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entriesOf } from '../../src/files/entries.ts';
import command from '../build.ts';
import { runInProcess } from '../cli/testing.ts';

let folder: string;
const at = (...parts: string[]) => join(folder, ...parts);
const build = (out: string, ...flags: string[]) =>
  runInProcess(command, '--pages', at('pages'), '--out', at(out), '--date', '2026-11-23', ...flags);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quick-'));
  cpSync('tests/fixtures/mistakes/base', at('pages'), { recursive: true });
  // Of pixels that no store has seen.
  const [width, height] = [600, 400];
  const pixels = sharp(randomBytes(3 * width * height), { raw: { width, height, channels: 3 } });
  await pixels.webp().toFile(at('pages/_media/buehne.webp'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const home = (out: string) => readFileSync(at(out, 'index.html'), 'utf8');
const pending = (out: string) => JSON.parse(readFileSync(at(out, 'build.json'), 'utf8')).pending;
const isThere = (out: string, address = '') => address !== '' && existsSync(at(out, address));
const shareImage = (out: string) => /\/media\/share\/[\w/-]+\.jpg/u.exec(home(out))?.[0];

test('a quick build leaves to the next one what takes long, and that one makes the same site as any other', async () => {
  expect(await build('site', '--quick')).toMatchObject({ code: 0 });
  const [whole] = /\/media\/buehne-\w{10}\.webp/u.exec(home('site')) ?? [];
  expect(readFileSync(at('site', whole ?? ''))).toEqual(readFileSync(at('pages/_media/buehne.webp')));
  expect(pending('site')).toBeGreaterThan(0);
  expect([isThere('site', 'index.html.br'), isThere('site', shareImage('site'))]).toEqual([false, false]);

  expect(await build('site')).toMatchObject({ code: 0 });
  expect(pending('site')).toBe(0);
  expect([isThere('site', 'index.html.br'), isThere('site', shareImage('site'))]).toEqual([true, true]);

  await build('other');
  const files = entriesOf(at('other')).files.sort();
  expect(entriesOf(at('site')).files.sort()).toEqual(files);
  for (const file of files)
    expect(readFileSync(at('site', file)).equals(readFileSync(at('other', file))), file).toBe(true);

  expect(await build('site', '--quick')).toMatchObject({ code: 0 });
  expect(entriesOf(at('site')).files.sort()).toEqual(files);
});
