import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readContent } from '../../src/files/content.ts';
import { checkSite } from '../../src/pipeline/compile.ts';
import { Figures } from '../bench/figures.ts';
import { CHANGED, generatePages } from '../bench/pages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bench-'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test.each([0, 120])('what is measured is a sound site, also where it is to have %i pages', (count) => {
  generatePages(folder, count);
  const { findings, pages } = checkSite(readContent(folder, '2026-12-01'));
  expect(findings).toEqual([]);
  expect(pages).toBeGreaterThanOrEqual(count);
  expect(readFileSync(join(folder, CHANGED), 'utf8')).toMatch(/"title": "[^"]*"/u);
});

test('figures stand in one table beside the baseline; a new one says that it is', () => {
  const figures = new Figures();
  figures.add('nothing like it', 'memory', 12.34);
  expect(figures.table().split('\n')).toEqual([
    '| figure | now | times the baseline |',
    '| --- | --- | --- |',
    '| nothing like it | 12.3 MiB | new |',
  ]);
});
