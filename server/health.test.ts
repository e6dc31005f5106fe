import fs, { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { json, startForms } from './capture/fixture.ts';
import { openDatabase } from './database.ts';
import { healthRoutes } from './health.ts';

let site: Awaited<ReturnType<typeof startForms>>;
afterEach(() => site.stop());

test('says that submissions can be stored, and which build is served', async () => {
  site = await startForms();
  const answer = await site.get('/api/health');
  expect([answer.status, json(answer)]).toEqual([200, { status: 'ok', storage: 'ok', build: 'one' }]);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json' });
  site.rebuild('two');
  expect(json(await site.get('/api/health'))).toMatchObject({ build: 'two' });
});

test('a build is read once, for pages, forms and health', async () => {
  site = await startForms();
  const read = vi.spyOn(fs, 'readFileSync');
  syncBuiltinESMExports();
  site.rebuild('two');
  for (const path of ['/api/health', '/security']) await site.get(path);
  const reads = read.mock.calls.filter(([file]) => String(file).endsWith('_server.json'));
  read.mockRestore();
  syncBuiltinESMExports();
  expect(reads).toHaveLength(1);
});

test('says that they cannot, and that they can again', async () => {
  site = await startForms();
  const database = openDatabase({ url: `file://${site.file}`, file: site.file });
  const clock = { ms: 0 };
  const definitions = () => undefined;
  const health = healthRoutes({ database, definitions, log: () => {}, now: () => clock.ms });
  const storage = async () => {
    clock.ms += 2_000;
    return (await (await health.request('/api/health')).json()).storage;
  };
  expect(await storage()).toBe('ok');
  rmSync(dirname(site.file), { recursive: true });
  writeFileSync(dirname(site.file), 'a file where the folder should be');
  expect(await storage()).toBe('unavailable');
  rmSync(dirname(site.file));
  mkdirSync(dirname(site.file));
  expect(await storage()).toBe('ok');
  await database.close();
});

test('asking often does not write often', async () => {
  site = await startForms();
  const writes: unknown[] = [];
  const database = openDatabase({ url: `file://${site.file}`, file: site.file });
  const counting: typeof database = {
    ...database,
    batch: (...args) => {
      writes.push(args);
      return database.batch(...args);
    },
  };
  const health = healthRoutes({ database: counting, definitions: () => undefined, log: () => {}, now: () => 0 });
  await Promise.all(Array.from({ length: 50 }, () => health.request('/api/health')));
  expect(writes).toHaveLength(1);
  await database.close();
});

test('while storage is slow one check is under way, and all who ask meanwhile get its result', async () => {
  site = await startForms();
  const clock = { ms: 0 };
  let writes = 0;
  let finish = () => {};
  const written = new Promise<never[]>((resolve) => {
    finish = () => resolve([]);
  });
  const database = openDatabase({ url: `file://${site.file}`, file: site.file });
  const batch = () => {
    writes += 1;
    return written;
  };
  const options = {
    database: { ...database, batch },
    definitions: () => undefined,
    log: () => {},
    now: () => clock.ms,
  };
  const health = healthRoutes(options);
  const ask = () => {
    clock.ms += 2_000;
    return health.request('/api/health');
  };
  const asked = [ask(), ask(), ask()];
  finish();
  for (const answer of await Promise.all(asked)) expect(await answer.json()).toMatchObject({ storage: 'ok' });
  expect(writes).toBe(1);
  await ask();
  expect(writes).toBe(2);
});

test('a database with room for a short text and for no long submission is not well', async () => {
  site = await startForms();
  const database = openDatabase({ url: `file://${site.file}`, file: site.file });
  const { rows } = await database.execute('PRAGMA page_count');
  await database.execute(`PRAGMA max_page_count = ${Number(rows[0]?.page_count) + 2}`);
  const health = healthRoutes({ database, definitions: () => undefined, log: () => {} });
  expect(await (await health.request('/api/health')).json()).toMatchObject({ storage: 'unavailable' });
  await database.close();
});
