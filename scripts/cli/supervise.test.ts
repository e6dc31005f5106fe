import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { supervise } from './supervise.ts';

let folder: string;
let program: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'supervise-')), 'src');
  mkdirSync(folder);
  program = join(folder, 'program.mjs');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

/** A program that only ends. */
const ending = (code: number) => `process.exit(${code});`;

test('what has failed is run again as soon as a source has changed, and only then', async () => {
  writeFileSync(program, 'throw new Error("wanted: this test fixes it");');
  let failures = 0;
  const code = await supervise([program], folder, () => {
    failures += 1;
    writeFileSync(program, failures === 1 ? 'a typo, also wanted' : ending(0));
  });
  expect({ code, failures }).toEqual({ code: 0, failures: 2 });
});

test('what has changed while it was failing is reason enough', async () => {
  const change = `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(program)}, 'process.exit(3)');`;
  writeFileSync(program, `${change} setTimeout(() => process.exit(1), 500);`);
  expect(await supervise([program], folder, () => {})).toBe(3);
});

test('what asks to be started anew is, at once', async () => {
  const state = JSON.stringify(join(folder, 'state.gen.ts'));
  writeFileSync(
    program,
    `import { existsSync, writeFileSync } from 'node:fs';
     if (existsSync(${state})) process.exit(0);
     writeFileSync(${state}, ''); process.exit(75);`,
  );
  expect(await supervise([program], folder, () => expect.unreachable())).toBe(0);
});

test('wrong usage ends it', async () => {
  writeFileSync(program, ending(2));
  expect(await supervise([program], folder, () => expect.unreachable())).toBe(2);
});
