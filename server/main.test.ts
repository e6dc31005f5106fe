import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailQueue } from '../mail/delivery/queue.ts';
import { openFolder, startSmtp } from '../mail/fixture.ts';
import { sampleForm, soundValues } from '../src/forms/cases.ts';
import { bodyOf, exchange, formEncoded, storedIn } from './capture/fixture.ts';
import { submissionId, submissionStore } from './capture/store.ts';
import { dataDirProblem } from './data-dir.ts';
import { type DatabaseSettings, openDatabase } from './database.ts';
import { send, writeDist } from './fixture.ts';

let folder: string;
let dist: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'main-'));
  dist = join(folder, 'dist');
  writeDist(dist);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('says where the site is, serves it, and ends with 0 on SIGTERM', async () => {
  const server = start({ PORT: '0' });
  const line = await server.firstLine();
  const [address = ''] = /http:\/\/localhost:\d+/.exec(line) ?? [];
  expect(line.split('\n')).toEqual([
    `Die Website läuft: ${address} (beenden mit Strg+C)`,
    `Kein Mailserver ist eingestellt (SMTP_URL): Keine Mail verlässt diese Maschine, jede wird eine Datei in ${join(folder, 'outbox')}.`,
  ]);
  expect(await (await fetch(`${address}/security`)).text()).toContain('Security');
  server.child.kill('SIGTERM');
  expect(await server.end()).toMatchObject({ code: 0, stderr: '' });
});

test.each([
  [{ MAIL: 'off' }, ['MAIL=off: no mail is sent.']],
  [{ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.example', MAIL_TO: 'c@b.example' }, []],
])('with %j the start says of mail: %j', async (env, said) => {
  const server = start({ PORT: '0', PEOPLE_PAGES_LANG: 'en', DATA_DIR: join(folder, 'mail'), ...env });
  const [, ...others] = (await server.firstLine()).split('\n');
  expect(others).toEqual(said);
  server.child.kill('SIGTERM');
  expect(await server.end()).toMatchObject({ code: 0, stderr: '' });
});

test('a taken port is said in one sentence, exit 1, and no mail was made or sent', async () => {
  const smtp = await startSmtp();
  const { database, settings, folder: data, remove } = openFolder();
  await withWaitingMail(settings);
  const { port } = smtp;
  const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'a@b.example', MAIL_TO: 'c@b.example' };
  const { code, stderr } = await start({ PORT: String(port), DATA_DIR: data, ...mail }).end();
  expect(code).toBe(1);
  expect(stderr).toContain(`Port ${port} ist schon belegt.`);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(smtp.messages).toEqual([]);
  const { rows } = await database.execute('SELECT id, attempts FROM mail_queue');
  expect(rows.map(({ id, attempts }) => [id, attempts])).toEqual([['queued', 0]]);
  remove();
  await smtp.stop();
});

/** A submission whose mail is not made yet, and a mail that waits for delivery. */
async function withWaitingMail(settings: DatabaseSettings) {
  const database = openDatabase(settings);
  const receivedAt = new Date().toISOString();
  const submission = { form: sampleForm.name, page: '/', serviceTag: '', consentVersion: '', values: soundValues };
  await submissionStore(database).add({ ...submission, id: submissionId(new Date()), receivedAt, senderId: 'a' });
  const message = { id: 'queued', kind: 'notice', from: 'a@b.example', to: 'c@b.example', raw: 'Hello' } as const;
  await mailQueue(database).add([message], Date.now());
  await database.close();
}

test.each([
  ['de', 'ist', 'erwartet wird'],
  ['en', 'is', 'it must be'],
])('every senseless setting is reported at once, in %s, exit 1', async (PEOPLE_PAGES_LANG, is, expected) => {
  const { code, stdout, stderr } = await start({ PORT: 'abc', RETENTION_DAYS: 'nie', PEOPLE_PAGES_LANG }).end();
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(new RegExp(`^PORT ${is} .abc.[,;] ${expected} `, 'u')),
    expect.stringMatching(new RegExp(`^RETENTION_DAYS ${is} .nie.[,;] ${expected} `, 'u')),
  ]);
});

test('posts that run when it is told to stop are stored and answered', async () => {
  const data = join(folder, 'data');
  const server = start({ PORT: '0', DATA_DIR: data, POSTS_PER_CLIENT: '0', POSTS_PER_MINUTE: '0' });
  const [, port = ''] = /localhost:(\d+)/.exec(await server.firstLine()) ?? [];
  const bodies = Array.from({ length: 20 }, () => bodyOf());
  const head = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${bodies[0]?.length}\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n`;
  let finish = () => {};
  const told = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const answers = bodies.map((body) =>
    exchange(Number(port), (socket) => {
      socket.write(head + body.slice(0, 10));
      void told.then(() => socket.write(body.slice(10)));
    }),
  );
  // Connections are taken in their order: when these answers are here, the twenty have been taken.
  for (let count = 0; count < 3; count += 1)
    await send(Number(port), '/security', { headers: { connection: 'close' } });
  server.child.kill('SIGTERM');
  await expect.poll(() => send(Number(port), '/security').catch((error) => error.code)).toBe('ECONNREFUSED');
  finish();
  expect((await Promise.all(answers)).map((answer) => answer.slice(0, 15))).toEqual(
    answers.map(() => 'HTTP/1.1 200 OK'),
  );
  expect(await server.end()).toMatchObject({ code: 0, stderr: '' });
  expect(await storedIn(join(data, 'site.db'))).toHaveLength(20);
});

test.each([
  ['below a file', () => join(folder, 'file', 'data'), 'ENOTDIR'],
  ['where no folder can be made', () => '/proc/data', 'ENOENT'],
])('a data folder %s is named', (_, place, code) => {
  writeFileSync(join(folder, 'file'), '');
  expect(dataDirProblem(place())?.de).toBe(
    `In DATA_DIR ${place()} lässt sich nichts ablegen (${code}): Formulare antworten mit 503, bis das Konto dort schreiben darf. Nennen Sie sonst einen anderen Ordner, zum Beispiel DATA_DIR=/var/lib/website.`,
  );
});

test('with a data folder that cannot be the site is served, and the start says so', async () => {
  const server = start({ PORT: '0', DATA_DIR: '/proc/data' });
  const [, port = ''] = /localhost:(\d+)/.exec(await server.firstLine()) ?? [];
  expect((await send(Number(port), '/security')).status).toBe(200);
  server.child.kill('SIGTERM');
  expect((await server.end()).stderr).toBe(`${dataDirProblem('/proc/data')?.de}\n`);
});

test('without a built site it says what to do, exit 1', async () => {
  const { code, stderr } = await start({}, join(folder, 'nothing')).end();
  expect(code).toBe(1);
  expect(stderr).toContain('npm run build');
});

test.each([
  ['a full disk', () => openSync('/dev/full', 'w')],
  ['a program that has ended', () => 'pipe' as const],
])('a log that goes to %s stops nothing', async (_, open) => {
  const port = await freePort();
  const output = open();
  const { child } = start({ PORT: String(port), PEOPLE_PAGES_LANG: 'en' }, dist, output);
  child.stdout?.destroy();
  const status = (path: string, options = {}) =>
    send(port, path, options).then(
      ({ status }) => status,
      (error) => error.code,
    );
  await expect.poll(() => status('/security'), { timeout: 20_000 }).toBe(200);
  for (let post = 0; post < 3; post += 1) {
    expect(await status('/', { method: 'POST', headers: formEncoded, body: bodyOf() })).toBe(200);
  }
  expect(await status('/security')).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  if (typeof output === 'number') closeSync(output);
});

async function freePort() {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await new Promise((resolve) => other.close(resolve));
  return port;
}

function start(env: Record<string, string>, served = dist, stdout: 'pipe' | number = 'pipe') {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', main, served], {
    env: { ...process.env, PORT: '', HOST: '', DATA_DIR: folder, ...env },
    stdio: ['ignore', stdout, 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const closed = once(child, 'close');
  return {
    child,
    firstLine: async () => {
      await expect.poll(() => output.stdout, { timeout: 20_000 }).toMatch(/localhost:\d+.*\n/u);
      return output.stdout.trimEnd();
    },
    end: async () => {
      const [code] = await closed;
      return { code, ...output };
    },
  };
}
