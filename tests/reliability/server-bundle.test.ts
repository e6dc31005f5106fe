import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer, SERVER_ENTRIES } from '../../scripts/build/server.ts';
import { bodyOf, formEncoded } from '../../server/capture/fixture.ts';
import { send, writeDist } from '../../server/fixture.ts';

/** A folder as the container has it: the bundle, a built site, package.json, and no package but those for running. */
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  await buildServer(folder);
  writeDist(join(folder, 'dist'));
  cpSync('package.json', join(folder, 'package.json'));
  for (const path of productionPackages()) cpSync(path, join(folder, path), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What `npm ci --omit=dev` installs on this system. */
function productionPackages(): string[] {
  const { packages }: { packages: Record<string, { dev?: boolean; devOptional?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const paths = Object.entries(packages).filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional);
  return paths.map(([path]) => path).filter((path) => existsSync(path));
}

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
  expect(run('outbox.js', 'list')).toBe('Im Ausgang wartet keine E-Mail.\n');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: folder, env: env(), encoding: 'utf8' });

test('settings come from .env too, where the environment does not set them', () => {
  writeFileSync(join(folder, '.env'), 'PORT=abc\nRETENTION_DAYS=nie\n');
  const { status, stderr } = spawnSync(process.execPath, ['server.js'], { cwd: folder, env: env(), encoding: 'utf8' });
  rmSync(join(folder, '.env'));
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^RETENTION_DAYS ist „nie“, erwartet wird .*\n$/u)]);
});

test('every package for running is imported by the bundle, and nothing else is', () => {
  const chunks = readdirSync(join(folder, 'chunks')).map((file) => `chunks/${file}`);
  const files = [...Object.keys(SERVER_ENTRIES).map((name) => `${name}.js`), ...chunks];
  const code = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const imported = [...code.matchAll(/^(?:import|export)[^;]*?from "([^".][^"]*)"/gmu)].map(([, name = '']) => name);
  const names = imported
    .filter((name) => !name.startsWith('node:'))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/u.exec(name)?.[0]);
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect([...new Set(names)].sort()).toEqual(Object.keys(dependencies).sort());
});
