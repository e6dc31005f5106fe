import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IncompleteError } from '../findings/errors.ts';
import { readContent } from './content.ts';

/** Access rights do not hold back the superuser, whom containers run tests as: the disk itself refuses here. */
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const readFileSync = (...args: Parameters<typeof fs.readFileSync>) => {
    if (String(args[0]).endsWith('locked.json'))
      throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
    return fs.readFileSync(...args);
  };
  return { ...fs, readFileSync };
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a page that cannot be read is not left out: the run is incomplete', () => {
  writeFileSync(join(folder, 'index.json'), '{}');
  writeFileSync(join(folder, 'locked.json'), '{}');
  const file = join(folder, 'locked.json');
  const text = { de: `${file} lässt sich nicht lesen (EACCES).`, en: `${file} cannot be read (EACCES).` };
  expect(() => readContent(folder)).toThrow(expect.objectContaining({ text }));
  expect(() => readContent(folder)).toThrow(IncompleteError);
});
