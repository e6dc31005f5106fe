import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFile } from '../src/files/write.ts';

/** A folder with a site, none of the engine's. */
let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'elsewhere-')));
  cpSync('tests/fixtures/mistakes/base', join(folder, 'site/pages-data'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bin = resolve('scripts/people-pages.mjs');
const env = { ...process.env, PEOPLE_PAGES_LANG: 'en', NO_COLOR: '1' };
const call = (below: string, ...args: string[]) =>
  spawnSync(process.execPath, [bin, ...args], { cwd: join(folder, below), env, encoding: 'utf8' });

test('a command works in the folder of the site that it is called in or below, and names files from there', () => {
  expect(call('site', 'validate')).toMatchObject({ status: 0, stderr: '' });
  writeFile(join(folder, 'site/pages-data/picnic.json'), '{ "title": }');
  const { stdout, status } = call('site/pages-data/live', 'validate');
  expect(stdout).toMatch(/^\.\.\/picnic\.json:1:/mu);
  expect(status).toBe(1);
});

test('a path that is given is meant from the caller’s folder', () => {
  expect(call('', 'validate', '--pages', 'site/pages-data')).toMatchObject({ status: 0, stderr: '' });
  const { stderr, status } = call('', 'validate');
  expect(stderr).toContain(`--pages ${join(folder, 'pages-data')}: not a folder.`);
  expect(status).toBe(2);
});

const config = `
  import { pages } from ${JSON.stringify(resolve('scripts/vite.mjs'))};
  export default { plugins: [pages({ date: '2026-11-22' })] };`;
const vite = [resolve('node_modules/vite/bin/vite.js')];

test('vite build writes the finished site, or ends with what is wrong', () => {
  writeFile(join(folder, 'site/vite.config.mjs'), config);
  const cwd = join(folder, 'site');
  const build = () => spawnSync(process.execPath, [...vite, 'build'], { cwd, env, encoding: 'utf8' });
  const first = build();
  expect(first).toMatchObject({ status: 0 });
  // The code alone, which Vite would write into a folder of its own choice.
  expect(first.stdout).not.toContain('bootstrap.js');
  expect(readFileSync(join(cwd, 'dist/security.html'), 'utf8')).toContain('Schutz, den man kaum bemerkt');
  expect(existsSync(join(cwd, 'dist/_server.json'))).toBe(true);
  writeFile(join(cwd, 'pages-data/picnic.json'), '{ "title": }');
  const { status, stdout } = build();
  expect(stdout).toMatch(/^pages-data\/picnic\.json:1:/mu);
  expect(status).toBe(1);
  expect(existsSync(join(cwd, 'dist/security.html'))).toBe(true);
});

test('vite alone is the preview', async () => {
  writeFile(join(folder, 'site/vite.config.mjs'), config);
  const child = spawn(process.execPath, [...vite, '--port', '0'], { cwd: join(folder, 'site'), env });
  try {
    let output = '';
    child.stdout.setEncoding('utf8');
    child.stderr.pipe(process.stderr);
    while (!/http:\S+/u.test(output)) output += String((await once(child.stdout, 'data'))[0]);
    const [address = ''] = /http:\S+/u.exec(output) ?? [];
    const get = async (path: string) => (await fetch(address + path, { headers: { accept: 'text/html' } })).text();
    expect(await get('security')).toContain('Schutz, den man kaum bemerkt');
    expect(await get('__pages')).toContain('/live/event-production');
  } finally {
    child.kill();
  }
});
