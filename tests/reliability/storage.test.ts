import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bodyOf, formEncoded, json, settingsFor, startForms, storedIn } from '../../server/capture/fixture.ts';
import { submissionId, submissionStore } from '../../server/capture/store.ts';
import { openDatabase } from '../../server/database.ts';
import { send, writeDist } from '../../server/fixture.ts';
import { soundValues } from '../../src/forms/cases.ts';
import { freePort } from '../free-port.ts';
import { spawnServer } from './server-process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storage-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const record = (message: string) => ({
  ...{ form: 'sample', page: '/', serviceTag: '', consentVersion: '', receivedAt: new Date().toISOString() },
  ...{ id: submissionId(new Date()), senderId: randomUUID(), values: { ...soundValues, message } },
});

test('a database that may not grow refuses, loses nothing, and takes again when it may', async () => {
  const { database: settings } = settingsFor(join(folder, 'site.db'));
  const database = openDatabase(settings);
  const store = submissionStore(database);
  await store.add(record('first'));
  await database.execute('PRAGMA max_page_count = 12');
  const answers = await Promise.allSettled(Array.from({ length: 300 }, () => store.add(record('x'.repeat(500)))));
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(100);
  expect(refused[0]).toMatchObject({ reason: { code: 'SQLITE_FULL' } });
  await database.execute('PRAGMA max_page_count = 100000');
  await store.add(record('last'));
  const kept = await storedIn(join(folder, 'site.db'));
  expect(kept).toHaveLength(2 + answers.length - refused.length);
  expect(kept.at(-1)?.values.message).toBe('last');
  await database.close();
});

const mayMount = canMount();

describe.skipIf(!mayMount)('on a disk of its own (needs an account that may mount one)', () => {
  let disk: string;
  beforeEach(() => {
    disk = join(folder, 'disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400k', 'tmpfs', disk]);
  });
  afterEach(() => execFileSync('umount', ['-l', disk]));

  test('that is full: 503, pages are served, nothing acknowledged is lost, and all is well when there is room', async () => {
    const site = await startForms({ database: settingsFor(join(disk, 'site.db')).database });
    expect((await site.post(bodyOf())).status).toBe(200);
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(join(disk, 'ballast'), Buffer.alloc(bavail * bsize - 8_192));
    const statuses: number[] = [];
    while (statuses.filter((status) => status !== 200).length < 3) {
      statuses.push((await site.post(bodyOf({ message: 'x'.repeat(4_000) }))).status);
    }
    expect(statuses.slice(-3)).toEqual([503, 503, 503]);
    expect((await site.get('/security')).status).toBe(200);
    rmSync(join(disk, 'ballast'));
    expect((await site.post(bodyOf())).status).toBe(200);
    const acknowledged = statuses.filter((status) => status === 200).length + 2;
    expect(await storedIn(join(disk, 'site.db'))).toHaveLength(acknowledged);
    await site.stop();
  });

  test('that is read-only: 503, pages are served, and all is well when it can be written to', async () => {
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    const site = await startForms({ database: settingsFor(join(disk, 'site.db')).database });
    const refused = await site.post(bodyOf());
    expect([refused.status, refused.headers['retry-after'], json(refused)]).toEqual([
      503,
      '30',
      { ok: false, error: 'unavailable' },
    ]);
    expect((await site.get('/security')).status).toBe(200);
    execFileSync('mount', ['-o', 'remount,rw', disk]);
    expect((await site.post(bodyOf())).status).toBe(200);
    expect(await storedIn(join(disk, 'site.db'))).toHaveLength(1);
    await site.stop();
  });
});

test('a folder that cannot be had, then can: 503 and 200, in the same process', async () => {
  const data = join(folder, 'data');
  writeFileSync(data, 'a file where the folder should be');
  const { database } = settingsFor(join(data, 'site.db'));
  const site = await startForms({ database });
  expect((await site.post(bodyOf())).status).toBe(503);
  expect((await site.get('/security')).status).toBe(200);
  rmSync(data);
  expect((await site.post(bodyOf())).status).toBe(200);
  expect(await storedIn(join(data, 'site.db'))).toHaveLength(1);
  await site.stop();
});

test('a database that was moved away under the server: nothing is written into the void', async () => {
  const site = await startForms();
  expect((await site.post(bodyOf({ name: 'Eins' }))).status).toBe(200);
  renameSync(dirname(site.file), join(folder, 'away'));
  expect((await site.post(bodyOf({ name: 'Zwei' }))).status).toBe(200);
  expect((await storedIn(join(folder, 'away/site.db'))).map(({ values }) => values.name)).toEqual(['Eins']);
  expect((await site.stored()).map(({ values }) => values.name)).toEqual(['Zwei']);
  await site.stop();
});

test('without file handles the server lives, and takes posts when it has some again', async () => {
  writeDist(join(folder, 'dist'));
  const data = join(folder, 'data');
  const port = await freePort();
  // Enough to load the modules of the server, all at once on a busy machine.
  const server = spawnServer(join(folder, 'dist'), port, { DATA_DIR: data }, 'ulimit -n 400;');
  await server.ready();
  const post = () => send(port, '/', { method: 'POST', headers: formEncoded, body: bodyOf() });
  expect((await post()).status).toBe(200);

  const first = await open(port);
  const others = await Promise.all(Array.from({ length: 500 }, () => open(port)));
  // The server takes the others one by one; as soon as it has no handle left, it cannot open a database anew.
  const postAnew = () => {
    rmSync(data, { recursive: true, force: true });
    return postOn(first);
  };
  await expect.poll(postAnew, { timeout: 5_000 }).toMatch(/^HTTP\/1\.1 503 /u);
  for (const socket of [first, ...others]) socket.destroy();
  await expect.poll(async () => (await post().catch(() => undefined))?.status, { timeout: 10_000 }).toBe(200);
  expect(await storedIn(join(data, 'site.db'))).toHaveLength(1);
  await server.end('SIGTERM');
});

/** A connection, open as far as this side knows: one that the server cannot take waits in the backlog. */
function open(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', () => resolve(socket));
  });
}

function postOn(socket: Socket): Promise<string> {
  const body = bodyOf();
  const head = `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}`;
  return new Promise((resolve) => {
    socket.once('data', (chunk) => resolve(String(chunk)));
    socket.write(`${head}\r\n\r\n${body}`);
  });
}

function canMount(): boolean {
  const place = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', place], { stdio: 'ignore' });
    execFileSync('umount', [place], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(place, { recursive: true });
  }
}
