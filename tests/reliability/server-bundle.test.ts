import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from '../../scripts/build/server.ts';
import { bodyOf, formEncoded } from '../../server/capture/fixture.ts';
import { send, writeDist } from '../../server/fixture.ts';

/** A folder as the container has it: the bundle, a built site, and no package but those for running. */
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  await buildServer(folder);
  writeDist(join(folder, 'dist'));
  for (const path of packagesOfBundle()) cpSync(path, join(folder, path), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What `npm ci` installs there on this system. */
function packagesOfBundle(): string[] {
  const { packages }: { packages: Record<string, unknown> } = JSON.parse(read('package-lock.json'));
  return Object.keys(packages).filter((path) => path !== '' && existsSync(path));
}

const read = (path: string) => readFileSync(join(folder, path), 'utf8');

const env = () => ({ PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data') });

test('the bundle serves pages, keeps a submission, and its commands find it', async () => {
  const server = spawn(process.execPath, ['server.js', 'dist'], { cwd: folder, env: env() });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(server, 'exit');
  await expect.poll(() => output, { timeout: 30_000 }).toContain('Die Website läuft');
  const port = Number(/127\.0\.0\.1:(\d+)/u.exec(output)?.[1]);
  expect((await send(port, '/security')).status).toBe(200);
  expect((await send(port, '/api/health')).status).toBe(200);
  expect((await send(port, '/', { method: 'POST', headers: formEncoded, body: bodyOf() })).status).toBe(200);
  expect(run('submissions.js', 'list')).toContain('Ada');
  run('submissions.js', 'backup', '--out', join(folder, 'backup.db'));
  expect(existsSync(join(folder, 'backup.db'))).toBe(true);
  expect(run('outbox.js', 'list')).toBe('Im Ausgang wartet keine E-Mail.\n');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: folder, env: env(), encoding: 'utf8', stdio: 'pipe' });

test('settings come from .env too, where the environment does not set them', () => {
  writeFileSync(join(folder, '.env'), 'PORT=abc\nRETENTION_DAYS=nie\n');
  const { status, stderr } = spawnSync(process.execPath, ['server.js'], {
    cwd: folder,
    env: env(),
    encoding: 'utf8',
  });
  rmSync(join(folder, '.env'));
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^RETENTION_DAYS ist „nie“, erwartet wird .*\n$/u)]);
});

test('the server needs these packages, in the versions of the project, and none that a site is built with', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(read('package.json'));
  const needed = [
    '@hono/node-server',
    '@libsql/client',
    'csv-stringify',
    'hono',
    'ipaddr.js',
    'nodemailer',
    'uuid',
    'zod',
  ];
  expect(Object.keys(dependencies)).toEqual(['@clack/prompts', ...needed]);
  expect(JSON.parse(readFileSync('package.json', 'utf8')).dependencies).toMatchObject(dependencies);
  const { packages }: { packages: Record<string, { integrity?: string }> } = JSON.parse(read('package-lock.json'));
  expect(packages['']).toMatchObject({ dependencies });
  expect(Object.keys(packages)).toContain('node_modules/@libsql/linux-x64-gnu');
  expect(Object.keys(packages).filter((path) => /node_modules\/(?:vite|react|sharp|tsx)$/u.test(path))).toEqual([]);
  expect(Object.entries(packages).filter(([path, { integrity }]) => path !== '' && !integrity)).toEqual([]);
});
