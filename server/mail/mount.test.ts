import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { InStatement } from '@libsql/client';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mailQueue } from '../../mail/delivery/queue.ts';
import { openFolder, startRaw } from '../../mail/fixture.ts';
import { readMailSettings } from '../../mail/settings/settings.ts';
import { call, documents, payload } from '../../mail/testing.ts';
import { openDatabase } from '../database.ts';
import { startSite } from '../fixture.ts';
import { type MailOptions, mountMail } from './mount.ts';

let place: ReturnType<typeof openFolder>;
let closing: (() => Promise<unknown>)[];
beforeEach(() => {
  place = openFolder();
  closing = [];
});
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.reverse()) await close();
  place.remove();
});

function open(env: Record<string, string> = {}, options: Partial<MailOptions> = {}) {
  const settings = readMailSettings(env);
  if ('problem' in settings) throw new Error(settings.problem.de);
  const app = new Hono();
  const log: string[] = [];
  const mail = mountMail(app, {
    settings,
    database: place.database,
    dataDir: place.folder,
    retentionDays: 90,
    documents: () => documents,
    clientOf: () => `client ${Math.random()}`,
    clockIsSure: async () => true,
    log: (event) => void log.push(event),
    ...options,
  });
  mail.start();
  closing.push(() => mail.stop(0));
  return { app, mail, log };
}

test.each(['/api/send-confirmation', '/.netlify/functions/send-confirmation'])('answers at %s', async (path) => {
  const { app } = open();
  const site = await startSite({ routes: app });
  closing.push(site.stop);
  const headers = { 'content-type': 'application/json', origin: `http://127.0.0.1:${site.port}` };
  const host = { host: `127.0.0.1:${site.port}` };
  const body = JSON.stringify(payload);
  expect((await site.get(path, { method: 'POST', headers: { ...headers, ...host }, body })).status).toBe(202);
  expect(
    (await site.get(path, { method: 'POST', headers: { ...headers, origin: 'http://evil.example' }, body })).status,
  ).toBe(403);
  const read = await site.get(path);
  expect([read.status, read.headers.allow]).toEqual([405, 'POST']);
  expect(place.outbox()).toHaveLength(2);
});

test('files of the outbox are for the server alone', async () => {
  const { app } = open();
  await app.fetch(call());
  const outbox = join(place.folder, 'outbox');
  expect(statSync(outbox).mode & 0o777).toBe(0o700);
  const names = readdirSync(outbox);
  expect(names.map((name) => statSync(join(outbox, name)).mode & 0o777)).toEqual([0o600, 0o600]);
  expect(names.map((name) => name.replace(/^[\d-]+T[\d.Z-]+-(\w+)-[\da-f-]+/u, '$1')).sort()).toEqual([
    'confirmation.eml',
    'notice.eml',
  ]);
});

test('answers at once while the SMTP server says nothing, with the mail on the disk', async () => {
  const smtp = await startRaw(createServer(), () => {});
  closing.push(smtp.stop);
  const ends = { MAIL_FROM: 'web@example.com', MAIL_TO: 'kontakt@example.com' };
  const { app, mail } = open({
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(smtp.port),
    MAIL_DAILY_LIMIT: '999',
    ...ends,
  });
  const times: number[] = [];
  for (let index = 0; index < 100; index += 1) {
    const started = performance.now();
    const { status } = await app.fetch(call({ email: `visitor-${index}@besuch.example` }));
    times.push(performance.now() - started);
    expect(status).toBe(202);
  }
  // Nor does a capture wait, which would take the 15 s of a delivery.
  const values = { ...payload, email: 'captured@besuch.example' };
  await mail.captured({ form: 'sample', values, page: '/', serviceTag: '' }, 'client');
  const { rows } = await place.database.execute('SELECT count(*) AS count FROM mail_queue');
  expect(rows[0]?.count).toBe(202);
  expect(times.sort((a, b) => a - b)[98]).toBeLessThan(500);
});

test('a captured submission causes the same mail without a call', async () => {
  const { mail } = open();
  const { email, name, message, privacy } = payload;
  await mail.captured(
    { form: 'sample', values: { email, name, message, privacy }, page: '/', serviceTag: '' },
    'client',
  );
  expect(place.outbox()).toHaveLength(2);
});

test('a disk that takes no mail is said as 503, and harms no capture', async () => {
  writeFileSync(join(place.folder, 'outbox'), 'a file where the folder should be');
  const { app, mail, log } = open();
  expect((await app.fetch(call())).status).toBe(503);
  const values = { ...payload, email: 'eve@besuch.example' };
  await mail.captured({ form: 'sample', values, page: '/', serviceTag: '' }, 'client');
  expect(log).toEqual(['mail-failed', 'mail-failed']);
});

const stored = (visitor: string) => ({
  id: `0199c1de-0000-7000-8000-${visitor.padStart(12, '0')}`,
  form: 'sample',
  values: { ...payload, email: `${visitor}@besuch.example` },
  page: '/',
  serviceTag: '',
});

test('mail that no disk took is made when the disk takes it, without a restart', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const outbox = join(place.folder, 'outbox');
  writeFileSync(outbox, 'a file where the folder should be');
  const lately: ReturnType<typeof stored>[] = [];
  const { mail, log } = open({}, { storedLately: async () => lately });
  for (const visitor of ['1', '2']) {
    lately.push(stored(visitor));
    await mail.captured(stored(visitor), 'client');
  }
  expect(new Set(log)).toEqual(new Set(['mail-failed']));
  rmSync(outbox);
  for (let minute = 0; minute < 2; minute += 1) vi.advanceTimersByTime(60_000);
  await expect.poll(() => place.outbox()).toHaveLength(4);
});

test('one submission that no mail can be made of holds up none of those after it', async () => {
  const broken = {
    ...stored('1'),
    get values(): never {
      throw new Error('unreadable');
    },
  };
  const lately = [broken, stored('2')];
  open({}, { storedLately: async () => lately });
  await expect.poll(() => place.outbox()).toHaveLength(2);
});

test.each([
  ['at first', undefined, 2_000],
  ['at once', 0, 1],
])('a server that is told to stop %s leaves to the next start what it has not begun', async (_, limitMs, ms) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  const execute: MailOptions['database']['execute'] = async (statement: InStatement) => {
    asked += 1;
    await gate;
    return place.database.execute(statement);
  };
  const { mail } = open({}, { database: { ...openDatabase(place.settings), execute } });
  for (const visitor of ['1', '2', '3']) void mail.captured(stored(visitor), 'client');
  await expect.poll(() => asked).toBe(1);
  const drained = mail.drain(limitMs);
  vi.advanceTimersByTime(ms);
  release();
  await drained;
  expect(place.outbox()).toHaveLength(2);
});

test('what was given up is told at the start', async () => {
  const queue = mailQueue(place.database);
  const message = { kind: 'notice', from: 'a@b.example', to: 'c@b.example', raw: '' } as const;
  await queue.add(
    [
      { ...message, id: 'given-up' },
      { ...message, id: 'waiting' },
    ],
    Date.now() + 60_000,
  );
  await queue.bury('given-up', '550', Date.now());
  const told: unknown[] = [];
  const { mail } = open({}, { deliver: async () => {}, log: (...event) => told.push(event) });
  await mail.stop();
  expect(told).toEqual([['mail-dead-letters', { count: 1 }]]);
});

test('while a build is being replaced it asks to come again', async () => {
  const { app } = open({}, { documents: () => undefined });
  const response = await app.fetch(call());
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
});

test('what is older than the retention leaves the outbox', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const { app } = open();
  await app.fetch(call());
  const outbox = join(place.folder, 'outbox');
  const [oldest = '', ...others] = readdirSync(outbox);
  const long = Date.now() / 1000 - 91 * 24 * 3600;
  utimesSync(join(outbox, oldest), long, long);
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => readdirSync(outbox)).toEqual(others);
});

test('nothing leaves the outbox while the clock is doubted', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  let asked = 0;
  const clockIsSure = async () => {
    asked += 1;
    return false;
  };
  const { app } = open({}, { clockIsSure, now: () => Date.now() + 100 * 24 * 3_600_000 });
  await app.fetch(call());
  for (const turn of [1, 2]) {
    vi.advanceTimersByTime(60_000);
    await expect.poll(() => asked).toBe(turn);
  }
  expect(place.outbox()).toHaveLength(2);
});
