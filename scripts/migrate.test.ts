import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runInProcess } from './cli/testing.ts';
import command from './migrate.ts';

/** Pages of three older versions of two blocks. */
let pages: string;
beforeEach(() => {
  pages = mkdtempSync(join(tmpdir(), 'pages-'));
  cpSync('src/blocks/process/fixtures', join(pages, 'process'), { recursive: true });
  cpSync('src/blocks/textImage/fixtures', join(pages, 'text-image'), { recursive: true });
});
afterEach(() => rmSync(pages, { recursive: true }));

async function migrate(...args: string[]) {
  const { stdout, ...ended } = await runInProcess(command, ...args);
  return { ...ended, stdout: stdout.replaceAll(pages, 'PAGES') };
}

const read = (folder: string) =>
  readdirSync(folder).map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

test('without --write the changed lines are shown, and no file is touched', async () => {
  const { code, stdout, stderr } = await migrate('--pages', pages);
  expect(stdout).toContain(`PAGES/process/v3.json  Block 2 „process“ Version 3 → 4
 8         "type": "process",
 9 -       "numbered": false,
10         "title": "In zwei Schritten",
   …
12         "step2": { "title": "Plan" },
13 -       "background": "/media/security.webp",
12 +       "bgImage": { "src": "/media/security.webp", "alt": "" },
14         "result": "Beide wissen, was geschieht.",
15 -       "style": "zigzag"
14 +       "variant": "alternating"
16       }

`);
  expect(stdout).toMatch(/\n6 Dateien umzustellen\. Schreiben: npm run migrate -- --pages PAGES --write\n$/u);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(read(join(pages, 'process'))).toEqual(read('src/blocks/process/fixtures'));
  expect(read(join(pages, 'text-image'))).toEqual(read('src/blocks/textImage/fixtures'));
});

test('with --write every file comes out as it has to, and a second run finds nothing to do', async () => {
  expect(await migrate('--pages', pages, '--write')).toMatchObject({ code: 0, stderr: '' });
  expect(read(join(pages, 'process'))).toEqual(read('src/blocks/process/migrated'));
  expect(read(join(pages, 'text-image'))).toEqual(read('src/blocks/textImage/migrated'));
  expect(await migrate('--pages', pages, '--write', '--lang', 'en')).toEqual({
    code: 0,
    stdout: '6 files checked, all are up to date.\n',
    stderr: '',
  });
});

test('a file that cannot follow is named and stays as it is, while the others are written', async () => {
  const file = join(pages, 'process/v2.json');
  const faulty = readFileSync(file, 'utf8').replace('"description": "Wir hören', '"descripton": "Wir hören');
  writeFileSync(file, faulty);
  const { code, stdout } = await migrate('--pages', pages, '--write', '--format', 'json');
  const report = JSON.parse(stdout);
  expect(report).toMatchObject({ ok: false, files: 6, migrated: 5, left: 1, written: true });
  expect(report.migrations[1]).toMatchObject({
    file: 'PAGES/process/v2.json',
    kind: 'faulty',
    findings: [{ code: 'old-version' }, { code: 'unknown-property', line: 14, column: 11, nearest: 'description' }],
  });
  expect(code).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe(faulty);
  expect(read(join(pages, 'text-image'))).toEqual(read('src/blocks/textImage/migrated'));
});

test('its mistakes name the block reference where the caller finds it', async () => {
  const file = join(pages, 'process/v2.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"type": "hero"', '"type": "Kacheln"'));
  vi.stubEnv('PEOPLE_PAGES_CALLER', dirname(process.cwd()));
  const { stdout } = await migrate('--pages', pages);
  vi.unstubAllEnvs();
  expect(stdout).toContain(` ${basename(process.cwd())}/schema/blocks.md`);
});

test('what cannot be read is told to programs, too', async () => {
  symlinkSync('v1.json', join(pages, 'process/link.json'));
  const { code, stdout, stderr } = await migrate('--pages', pages, '--format', 'json');
  expect(JSON.parse(stdout)).toMatchObject({
    ok: false,
    unread: [{ file: 'PAGES/process/link.json', message: stderr.trim().replaceAll(pages, 'PAGES') }],
    migrations: [],
  });
  expect(code).toBe(2);
});

test.each([
  [['--format', 'github'], '--format github: pretty | json'],
  [['--wirte'], '--wirte'],
])('wrong usage %j ends with 2, the reason and the usage', async (args, reason) => {
  const { code, stdout, stderr } = await migrate(...args);
  expect(stderr).toContain(reason);
  expect(stderr).toContain('npx people-pages migrate [Optionen]');
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
});
