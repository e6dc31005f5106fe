import fs, { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IncompleteError } from '../../src/findings/errors.ts';
import command from '../build.ts';
import { runInProcess } from '../cli/testing.ts';
import { isSiteFolder, linkWhole, remove } from './site-folders.ts';
import { checkSiteTarget, checkTarget } from './target.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'target-'));
  put('pages/index.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(path: string, text = '') {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const check = (out: string) => () => checkSiteTarget(join(folder, out), join(folder, 'pages'));

test.each([
  ['is not there', []],
  ['is empty', ['dist/']],
  ['holds an earlier site', ['dist/_server.json', 'dist/index.html']],
  ['has folders of earlier builds beside it', ['dist.old/_server.json', 'dist.new/.gitignore']],
])('a folder that %s is free', (_, paths) => {
  for (const path of paths) {
    if (path.endsWith('/')) mkdirSync(join(folder, path));
    else put(path, '*\n');
  }
  expect(check('dist')).not.toThrow();
});

test.each([
  ['holds a letter', 'dist', ['dist/letter.docx']],
  ['is a file', 'dist', ['dist']],
  ['has a folder of somebody beside it', 'dist', ['dist.old/letter.docx']],
  ['has a repository of somebody beside it', 'dist', ['dist.new/.gitignore']],
  ['holds the pages', 'pages', []],
  ['is among the pages', 'pages/dist', []],
  ['has the pages in it', '.', []],
])('a folder that %s is not', (_, out, paths) => {
  for (const path of paths) put(path, 'node_modules\n');
  expect(check(out)).toThrow(IncompleteError);
});

test('nor is one with the sources of the project', () => {
  for (const out of ['.', '..', '/'])
    expect(() => checkTarget(out, join(folder, 'pages'), 'index.html')).toThrow(IncompleteError);
});

test('a folder beside the site is known at every moment of its making and its removal', () => {
  put('dist/assets/client.js');
  put('dist/index.html');
  const before = join(folder, 'dist.old');
  const seen: boolean[] = [];
  const [link, removeAny] = [fs.linkSync, fs.rmSync];
  vi.spyOn(fs, 'linkSync').mockImplementation((from, to) => {
    seen.push(isSiteFolder(before));
    link(from, to);
  });
  vi.spyOn(fs, 'rmSync').mockImplementation((path, options) => {
    seen.push(isSiteFolder(before));
    removeAny(path, options);
  });
  syncBuiltinESMExports();
  expect(linkWhole(join(folder, 'dist'), before)).toBe(true);
  remove(before);
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  expect({ seen, isThere: existsSync(before) }).toEqual({ seen: seen.map(() => true), isThere: false });
  expect(seen.length).toBeGreaterThan(4);
});

test('what is in it stays, and the build says so', async () => {
  put('letter/letter.docx', 'Dear');
  const { code, stderr } = await runInProcess(
    command,
    '--pages',
    join(folder, 'pages'),
    '--out',
    join(folder, 'letter'),
  );
  expect({ code, letter: readFileSync(join(folder, 'letter/letter.docx'), 'utf8') }).toEqual({
    code: 2,
    letter: 'Dear',
  });
  expect(stderr).toContain(`In ${join(folder, 'letter')} liegt anderes als eine frühere Ausgabe`);
});
