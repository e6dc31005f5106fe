import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runInProcess } from '../../scripts/cli/testing.ts';
import newPage from '../../scripts/new-page.ts';
import validate from '../../scripts/validate.ts';
import { readContent } from '../../src/files/content.ts';

/** Commands that check a site more than once read again only the files that have changed in between. */
let folder: string;
let decode: ReturnType<typeof spyOnDecoding>;
const spyOnDecoding = () => vi.spyOn(TextDecoder.prototype, 'decode');
/** How many files became text; the reader of media decodes too, but takes bytes that are no text. */
const reads = () => decode.mock.contexts.filter((decoder) => decoder instanceof TextDecoder && decoder.fatal).length;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reads-'));
  cpSync('tests/fixtures/mistakes/base', folder, { recursive: true });
  decode = spyOnDecoding();
});
afterEach(() => {
  decode.mockRestore();
  rmSync(folder, { recursive: true });
});

const filesOf = () => readContent(folder).files.length;
const edit = (file: string, from: string, to: string) =>
  writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to));

test('validate reads every file once', async () => {
  expect(await runInProcess(validate, '--pages', folder)).toMatchObject({ code: 0 });
  expect(reads()).toBe(filesOf());
});

test('validate --changed reads a file that has changed twice, as it was and as it is', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: folder });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'before');
  edit('security.json', 'Schutz', 'Sicherheit');
  expect(await runInProcess(validate, '--pages', folder, '--changed')).toMatchObject({ code: 0 });
  expect(reads()).toBe(filesOf() + 1);
});

test('validate --fix reads a file that it fixes twice', async () => {
  edit('security.json', '"tone"', '"tnoe"');
  expect(await runInProcess(validate, '--pages', folder, '--fix')).toMatchObject({ code: 0 });
  expect(reads()).toBe(filesOf() + 1);
});

test('new-page reads the new page beside the others', async () => {
  const count = filesOf();
  expect(await runInProcess(newPage, '--pages', folder, '--path', '/neu', '--title', 'Neu')).toMatchObject({ code: 0 });
  expect(reads()).toBe(count + 1);
});
