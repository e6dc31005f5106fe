import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { IncompleteError } from '../../src/findings/errors.ts';
import command from '../build.ts';
import { runInProcess } from '../cli/testing.ts';
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
