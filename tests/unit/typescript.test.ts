import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** The files that TypeScript reads for a configuration. */
function filesOf(project: string): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '--listFilesOnly', '-p', project],
    {
      encoding: 'utf8',
    },
  );
  return stdout.trim().split('\n');
}

test('code for the browser is checked without Node’s types', () => {
  const files = filesOf('tsconfig.browser.json');
  expect(files.some((file) => file.endsWith('/src/app/bootstrap.ts'))).toBe(true);
  expect(files.filter((file) => file.includes('/@types/node/'))).toEqual([]);
});

test('no file of the project goes unchecked', () => {
  const files = filesOf('tsconfig.node.json');
  for (const path of ['vite.config.ts', 'tests/unit/typescript.test.ts', 'src/app/bootstrap.ts', 'mail/mailing.ts']) {
    expect(files.some((file) => file.endsWith(`/${path}`))).toBe(true);
  }
});
