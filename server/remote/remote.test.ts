import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bodyOf, json, startForms, storedIn } from '../capture/fixture.ts';
import { openDatabase } from '../database.ts';
import { deleteSubmissions, findSubmissions } from '../submissions/query.ts';
import { startRemote } from './fixture.ts';

const authToken = 'token-of-the-test';
let folder: string;
let remote: Awaited<ReturnType<typeof startRemote>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'remote-'));
  remote = await startRemote(join(folder, 'remote.db'), authToken);
});
afterEach(() => {
  remote.stop();
  rmSync(folder, { recursive: true });
});

test('submissions are kept in the remote database, and nothing of them in a file of the server', async () => {
  const site = await startForms({ database: { url: remote.url, authToken } });
  const names = Array.from({ length: 40 }, (_, index) => `Gast ${index}`);
  const answers = await Promise.all(names.map((name) => site.post(bodyOf({ name }))));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
  const kept = await storedIn(join(folder, 'remote.db'));
  expect(kept.map(({ values }) => values.name).sort()).toEqual(names.sort());
  expect(json(await site.get('/api/health'))).toMatchObject({ status: 'ok', storage: 'ok' });
  await site.stop();
});

test('while it is down posts get 503, and 200 when it is back', async () => {
  const site = await startForms({ database: { url: remote.url, authToken } });
  remote.state.isDown = true;
  expect((await site.post(bodyOf({ name: 'Eins' }))).status).toBe(503);
  remote.state.isDown = false;
  expect((await site.post(bodyOf({ name: 'Zwei' }))).status).toBe(200);
  expect((await storedIn(join(folder, 'remote.db'))).map(({ values }) => values.name)).toEqual(['Zwei']);
  await site.stop();
});

test('one that never answers is given up after 5 s', async () => {
  const site = await startForms({ database: { url: remote.url, authToken } });
  expect((await site.post(bodyOf())).status).toBe(200);
  remote.state.isSilent = true;
  const before = performance.now();
  expect((await site.post(bodyOf())).status).toBe(503);
  expect(performance.now() - before).toBeLessThan(8_000);
  await site.stop();
});

test('a wrong token is a storage that cannot be had; it is in no log line', async () => {
  const site = await startForms({ database: { url: remote.url, authToken: 'wrong-token' } });
  expect((await site.post(bodyOf())).status).toBe(503);
  expect((await site.get('/security')).status).toBe(200);
  expect(JSON.stringify(site.events)).toContain('storage-failed');
  expect(JSON.stringify(site.events)).not.toContain('token');
  await site.stop();
});

test('submissions are found and deleted there too', async () => {
  const site = await startForms({ database: { url: remote.url, authToken } });
  for (const email of ['ada@example.com', 'eve@example.com']) await site.post(bodyOf({ email }));
  await site.stop();
  const database = openDatabase({ url: remote.url, authToken });
  const found = await findSubmissions(database, { email: 'Eve@example.com' });
  expect(
    await deleteSubmissions(
      database,
      found.map(({ id }) => id),
    ),
  ).toBe(1);
  expect((await findSubmissions(database, {})).map(({ values }) => values.email)).toEqual(['ada@example.com']);
  await database.close();
});
