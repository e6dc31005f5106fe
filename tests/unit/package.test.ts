import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFile } from '../../src/files/write.ts';

/** An empty folder in which the packed package is installed. */
let folder: string;
let missing: string | undefined;
const env = { ...process.env, PEOPLE_PAGES_LANG: 'en', NO_COLOR: '1' };
const npm = (cwd: string, ...args: string[]) => spawnSync('npm', args, { cwd, env, encoding: 'utf8' });

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'package-')));
  const packed = npm('.', 'pack', '--json', '--ignore-scripts', `--pack-destination=${folder}`);
  const [{ filename }] = JSON.parse(packed.stdout);
  writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const patience = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=0'];
  const { status, stderr } = npm(folder, 'install', ...patience, `./${filename}`);
  if (status === 0) return;
  missing = stderr;
  if (!/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|E40[134]/u.test(stderr)) throw new Error(stderr);
  console.warn('SKIPPED: no package registry answers, so that the packed package cannot be installed.');
}, 300_000);
// Thousands of files, which a busy disk takes its time to remove.
afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

const run = (...args: string[]) => npm(folder, 'exec', '--offline', '--', 'people-pages', ...args);

test('the packed package checks and builds a site with a block of its own', { timeout: 300_000 }, ({ skip }) => {
  if (missing !== undefined) skip();
  cpSync('tests/fixtures/mistakes/base', join(folder, 'pages-data'), { recursive: true });
  const guide = 'node_modules/people-pages/docs/blocks.md';
  expect(run('new-block', '--name', 'quoteWall')).toMatchObject({ status: 0, stdout: expect.stringContaining(guide) });
  expect(existsSync(join(folder, guide))).toBe(true);
  expect(existsSync(join(folder, 'blocks/quoteWall/schema.ts'))).toBe(true);
  const page = join(folder, 'pages-data/security.json');
  const examples: { typical: object } = JSON.parse(
    readFileSync(join(folder, 'blocks/quoteWall/examples.json'), 'utf8'),
  );
  const { blocks, ...head } = JSON.parse(readFileSync(page, 'utf8'));
  writeFile(page, JSON.stringify({ ...head, blocks: [...blocks, examples.typical] }));
  const style = join(folder, 'blocks/quoteWall/QuoteWall.tsx');
  writeFile(style, readFileSync(style, 'utf8').replace('<Entries>', '<Entries data-own="changed">'));
  expect(run('build')).toMatchObject({ status: 0 });
  expect(readFileSync(join(folder, 'dist/security.html'), 'utf8')).toContain('data-own="changed"');
  expect(run('test')).toMatchObject({ status: 2, stderr: expect.stringContaining('There is no command "test"') });
  expect(run('build-server')).toMatchObject({ status: 0, stdout: 'dist-server/server.js\n' });
  const { packages } = JSON.parse(readFileSync(join(folder, 'dist-server/package-lock.json'), 'utf8'));
  expect(packages).toHaveProperty(['node_modules/hono', 'version']);
  const schema = join(folder, 'blocks/quoteWall/schema.ts');
  writeFile(schema, readFileSync(schema, 'utf8').replace('.min(1)', '.min(2)'));
  const { stderr } = run('generate');
  expect(stderr).toContain('\nblocks/quoteWall/schema.ts: files in version 1');
  expect(stderr).toContain(`(${guide}#changing-a-schema)`);
  writeFile(join(folder, 'blocks/hero/schema.ts'), '');
  expect(run('validate')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('blocks/hero: there is a block'),
  });
});
