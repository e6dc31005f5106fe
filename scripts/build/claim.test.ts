import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { IncompleteError } from '../../src/findings/errors.ts';
import { claim } from './claim.ts';

let folder: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'claim-'));
  out = join(folder, 'dist');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder that a running build has is not given to another', () => {
  writeFileSync(`${out}.lock`, String(process.ppid));
  expect(() => claim(out)).toThrow(IncompleteError);
});

test('what is given back, and what a killed build left, can be had again', () => {
  claim(out)();
  expect(existsSync(`${out}.lock`)).toBe(false);
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(`${out}.lock`, String(pid));
  const release = claim(out);
  release();
});

test('a site that an interrupted swap moved aside is put back', () => {
  mkdirSync(`${out}.old`);
  claim(out)();
  expect([existsSync(out), existsSync(`${out}.old`)]).toEqual([true, false]);
});

test('nothing is left of a build that failed', () => {
  const release = claim(out);
  mkdirSync(`${out}.new/assets`, { recursive: true });
  release();
  expect(readdirSync(folder)).toEqual([]);
});
