import { execFile } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../tests/free-port.ts';
import { spawnServer } from '../tests/reliability/server-process.ts';
import { bodyOf, formEncoded, startForms, storedIn } from './capture/fixture.ts';
import { inTurns, openDatabase } from './database.ts';
import { send, writeDist } from './fixture.ts';

let site: Awaited<ReturnType<typeof startForms>>;
let folder: string;
beforeEach(async () => {
  site = await startForms();
  folder = mkdtempSync(join(tmpdir(), 'copy-'));
});
afterEach(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

/** A server that writes nothing but what is posted: what mail adds later would lie over a page that a test has spoilt. */
const withoutMail = (data: string) => ({ DATA_DIR: data, MAIL: 'off' });

const post = async (name: string) => (await site.post(bodyOf({ name }))).status;

/** What would be there after a kill at this moment. */
async function namesAfterKill() {
  const copy = join(folder, 'killed');
  cpSync(dirname(site.file), copy, { recursive: true, filter: (path) => !path.endsWith('-shm') });
  return (await storedIn(join(copy, 'site.db'))).map(({ values }) => values.name);
}

test('a program that looks into the database beside the server and closes it leaves the server its log', async () => {
  expect(await post('Eins')).toBe(200);
  const look = `import { createClient } from '@libsql/client';
    const client = createClient({ url: ${JSON.stringify(pathToFileURL(site.file).href)} });
    await client.execute('select count(*) from sqlite_master');
    client.close();`;
  // Not waited for on this thread, which is the server's too.
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', look]);
  expect(existsSync(`${site.file}-wal`)).toBe(true);
  expect(await post('Zwei')).toBe(200);
  expect(site.events.map(({ event }) => event)).not.toContain('storage-lost');
});

test('of many uses in turns, each leaves one to everything else, whatever becomes of the one before', async () => {
  const database = openDatabase({ url: pathToFileURL(site.file).href, file: site.file });
  let turns = 0;
  let turning = setImmediate(function count() {
    turns += 1;
    turning = setImmediate(count);
  });
  const { execute } = inTurns(database);
  const uses = Array.from({ length: 20 }, (_, index) => execute(index % 2 === 0 ? 'SELECT 1' : 'SELECT nothing'));
  const ends = (await Promise.allSettled(uses)).map(({ status }) => status);
  clearImmediate(turning);
  await database.close();
  expect(turns).toBeGreaterThanOrEqual(20);
  expect(ends.slice(0, 2)).toEqual(['fulfilled', 'rejected']);
  expect(ends.filter((status) => status === 'fulfilled')).toHaveLength(10);
});

test('a database that another program makes at the same moment is waited for, and nothing is said to be lost', async () => {
  const file = join(folder, 'new.db');
  const other = createClient({ url: pathToFileURL(file).href });
  await other.execute('CREATE TABLE fresh (id INTEGER)');
  const lock = await other.transaction('write');
  const log: string[] = [];
  const database = openDatabase({ url: pathToFileURL(file).href, file }, (event) => void log.push(event));
  const uses = Promise.all([1, 2, 3].map(() => database.execute('SELECT 1')));
  await setTimeout(100);
  await lock.commit();
  await uses;
  await database.close();
  other.close();
  expect(log).toEqual([]);
});

test('a file that is lost is said once and opened again by all who use it at that moment', async () => {
  const file = join(folder, 'lost.db');
  const log: string[] = [];
  const database = openDatabase({ url: pathToFileURL(file).href, file }, (event) => void log.push(event));
  await database.execute('SELECT 1');
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`);
  const uses = [1, 2, 3].map(() => database.execute('SELECT count(*) FROM submissions'));
  await expect(Promise.all(uses)).resolves.toHaveLength(3);
  await database.close();
  expect(log).toEqual(['storage-lost']);
});

test('while another program holds the database, pages are served and a post waits', async () => {
  const [dist, data] = [join(folder, 'dist'), join(folder, 'data')];
  writeDist(dist);
  const port = await freePort();
  const server = spawnServer(dist, port, withoutMail(data));
  await server.ready();
  const postTo = (name: string) => send(port, '/', { method: 'POST', headers: formEncoded, body: bodyOf({ name }) });
  expect((await postTo('Eins')).status).toBe(200);
  const other = createClient({ url: pathToFileURL(join(data, 'site.db')).href });
  const lock = await other.transaction('write');
  const waiting = Promise.all([postTo('Zwei'), send(port, '/api/health')]);
  for (let index = 0; index < 20; index += 1) expect((await send(port, '/security')).status).toBe(200);
  // Long enough for many attempts: a refused statement must not keep the next ones from being committed.
  await setTimeout(1_000);
  await lock.rollback();
  other.close();
  expect((await waiting).map(({ status }) => status)).toEqual([200, 200]);
  await server.end('SIGTERM');
  expect((await storedIn(join(data, 'site.db'))).map(({ values }) => values.name)).toEqual(['Eins', 'Zwei']);
});

test('a log that was removed is noticed, and nothing is lost with it', async () => {
  expect([await post('Eins'), await post('Zwei')]).toEqual([200, 200]);
  rmSync(`${site.file}-wal`);
  expect([await post('Drei'), await post('Vier')]).toEqual([200, 200]);
  expect(await namesAfterKill()).toEqual(['Eins', 'Zwei', 'Drei', 'Vier']);
  expect(site.events.map(({ event }) => event)).toContain('storage-lost');
});

test('a log that was cut off is noticed: what is acknowledged from then on is there', async () => {
  expect(await post('Eins')).toBe(200);
  truncateSync(`${site.file}-wal`);
  const acknowledged = [];
  for (const name of ['Zwei', 'Drei', 'Vier']) if ((await post(name)) === 200) acknowledged.push(name);
  expect(acknowledged).toContain('Vier');
  expect(await namesAfterKill()).toEqual(expect.arrayContaining(acknowledged));
});

test('garbage over the beginning of the file is noticed: nothing is acknowledged until it is sound again', async () => {
  const [dist, data] = [join(folder, 'dist'), join(folder, 'data')];
  writeDist(dist);
  const port = await freePort();
  const server = spawnServer(dist, port, withoutMail(data));
  await server.ready();
  const file = join(data, 'site.db');
  const postTo = async (name: string) =>
    (await send(port, '/', { method: 'POST', headers: formEncoded, body: bodyOf({ name }) })).status;
  expect(await postTo('Eins')).toBe(200);
  const sound = readFileSync(file).subarray(0, PAGE);
  writeOver(file, Buffer.alloc(PAGE, 'garbage'));
  expect([await postTo('Zwei'), (await send(port, '/api/health')).status]).toEqual([503, 503]);
  expect((await send(port, '/security')).status).toBe(200);
  expect(server.output()).toMatch(/"event":"storage-lost".*\n.*"event":"storage-failed".*SQLITE_NOTADB/);
  writeOver(file, sound);
  expect(await postTo('Drei')).toBe(200);
  await server.end('SIGTERM');
  expect((await storedIn(file)).map(({ values }) => values.name)).toEqual(['Eins', 'Drei']);
});

const PAGE = 4096;

function writeOver(path: string, page: Uint8Array) {
  const file = openSync(path, 'r+');
  writeSync(file, page, 0, PAGE, 0);
  closeSync(file);
}

test('after a stop the file alone holds everything', async () => {
  for (const name of ['Eins', 'Zwei']) expect(await post(name)).toBe(200);
  await site.end();
  const alone = join(folder, 'site.db');
  copyFileSync(site.file, alone);
  expect((await storedIn(alone)).map(({ values }) => values.name)).toEqual(['Eins', 'Zwei']);
});
