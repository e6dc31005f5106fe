import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Indexes that name what is gone, as after a change of branch. */
const STALE = {
  'src/pipeline/checks.gen.ts': './check/gone-check.ts',
  'src/blocks/schemas.gen.ts': './gone/schema.ts',
};

let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'stale-'));
  for (const path of ['src', 'scripts', 'schema', 'package.json'])
    cpSync(path, join(project, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  for (const [file, gone] of Object.entries(STALE)) appendFileSync(join(project, file), `import '${gone}';\n`);
});
afterAll(() => rmSync(project, { recursive: true }));

function run(...args: string[]) {
  const command = ['--import', 'tsx', 'scripts/people-pages.ts', ...args];
  return spawnSync(process.execPath, command, { cwd: project, encoding: 'utf8' }).status;
}

test('the preview loads nothing that is generated before it has generated it', () => {
  expect(run('dev-server', '--help')).toBe(0);
  expect(run('generate')).toBe(0);
  for (const file of Object.keys(STALE))
    expect(readFileSync(join(project, file), 'utf8')).toBe(readFileSync(file, 'utf8'));
});
