import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeFile } from '../../src/files/write.ts';
import { isFresh, markFresh, markTold } from './fresh.ts';

let project: string;
const before = process.cwd();
const write = (path: string, text: string) => writeFile(join(project, path), text);
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'fresh-'));
  for (const path of ['src/a.ts', 'schema/a.json', 'scripts/generate/generate.ts', 'package-lock.json'])
    write(path, '1');
  process.chdir(project);
});
afterEach(() => {
  process.chdir(before);
  rmSync(project, { recursive: true });
});

test('nothing is fresh before it was generated', () => {
  expect(isFresh()).toBe(false);
  markFresh();
  expect(isFresh()).toBe(true);
});

test('what has been told is not generated again by the processes of this one, until something changes', () => {
  vi.stubEnv('PEOPLE_PAGES_GENERATED', undefined);
  markTold();
  expect(isFresh()).toBe(true);
  write('src/a.ts', '2');
  expect(isFresh()).toBe(false);
  write('src/a.ts', '1');
  vi.unstubAllEnvs();
  expect(isFresh()).toBe(false);
});

test.each(['src/a.ts', 'src/new.ts', 'schema/a.json', 'scripts/generate/generate.ts', 'package-lock.json'])(
  'a change of %s has it generated again, and its way back does not',
  (path) => {
    markFresh();
    write(path, '2');
    expect(isFresh()).toBe(false);
    if (path === 'src/new.ts') return rmSync(join(project, path));
    write(path, '1');
    expect(isFresh()).toBe(true);
  },
);
