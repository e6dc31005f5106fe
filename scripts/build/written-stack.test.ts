import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { traceSources, writtenStack } from './written-stack.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stack-'));
  mkdirSync(join(folder, 'server'));
  // The first column of the first line was written in line 12, column 9.
  const map = { version: 3, sources: ['../src/blocks/cta/Cta.tsx'], names: [], mappings: 'AAWQ' };
  writeFileSync(join(folder, 'server/page.js.map'), JSON.stringify(map));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('places in a built module become those of its sources, with or without a function and a protocol', () => {
  const built = `${folder}/server/page.js:1:1`;
  const source = `${folder}/src/blocks/cta/Cta.tsx:12:9`;
  expect(writtenStack(`Error: aus\n    at Cta (${built})\n    at file://${built}`)).toBe(
    `Error: aus\n    at Cta (${source})\n    at file://${source}`,
  );
});

test('modules without a source map stay as they are', () => {
  const stack = `Error: aus\n    at render (${folder}/server/react.js:5:7)`;
  expect(writtenStack(stack)).toBe(stack);
});

test('once asked for, every error names the sources', () => {
  const before = Error.prepareStackTrace;
  traceSources();
  const stack = Error.prepareStackTrace?.(new TypeError('aus'), Object([`${folder}/server/page.js:1:1`]));
  Error.prepareStackTrace = before;
  expect(stack).toBe(`TypeError: aus\n    at ${folder}/src/blocks/cta/Cta.tsx:12:9`);
});
