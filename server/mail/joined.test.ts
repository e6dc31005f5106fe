import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { openFolder } from '../../mail/fixture.ts';
import { readMailSettings } from '../../mail/settings/settings.ts';
import { payload } from '../../mail/testing.ts';
import { sampleForm, soundValues } from '../../src/forms/cases.ts';
import { bodyOf, startForms } from '../capture/fixture.ts';
import { submissionId, submissionStore } from '../capture/store.ts';
import { openDatabase } from '../database.ts';
import type { Settings } from '../settings.ts';
import { deleteSubmissions, findSubmissions } from '../submissions/query.ts';

/** How long mail may take on a busy machine. */
const SLOWLY = { timeout: 20_000 };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let server: Awaited<ReturnType<typeof startForms>> | undefined;
afterEach(async () => server?.stop());

/** A mail server that does not answer. */
const smtp = { SMTP_HOST: '127.0.0.1', SMTP_PORT: '9', MAIL_FROM: 'a@b.example', MAIL_TO: 'c@b.example' };

/** The whole server; without other settings with mail in the folder. */
async function start(changes: Partial<Settings> = {}, env = {}) {
  const mail = readMailSettings(env);
  if ('problem' in mail) throw new Error(mail.problem.de);
  server = await startForms({ mail, ...changes });
  const outbox = join(dirname(server.file), 'outbox');
  /** Finished ones: one that is still being written has another name. */
  const mails = () => (existsSync(outbox) ? readdirSync(outbox) : []).filter((name) => name.endsWith('.eml'));
  return { ...server, mails };
}

test('a form sent without JavaScript causes its mail', async () => {
  const { post, mails } = await start();
  expect((await post(bodyOf(), {}, '/formular/danke')).status).toBe(303);
  await expect.poll(mails, SLOWLY).toHaveLength(1);
});

const ask = (get: Awaited<ReturnType<typeof start>>['get'], id: string) =>
  get('/api/send-confirmation', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ ...payload, 'submission-id': id }),
  });

test('a post of the popup causes mail though the popup never asks for it, and once where it does', async () => {
  const { post, get, mails, stored } = await start();
  const id = randomUUID();
  expect((await post(bodyOf({ 'submission-id': id }))).status).toBe(200);
  await expect.poll(mails, SLOWLY).toHaveLength(1);
  for (let call = 0; call < 3; call += 1) expect((await ask(get, id)).status).toBe(202);
  expect(mails()).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});

test('what was stored when the server was cut off gets its mail at the next start, once', async () => {
  const { folder, settings, remove } = openFolder();
  const database = openDatabase(settings);
  const senderId = randomUUID();
  const store = submissionStore(database);
  const form = { form: sampleForm.name, page: '/', serviceTag: '', consentVersion: '', values: soundValues };
  const ages = [HOUR + MINUTE, HOUR - MINUTE, MINUTE];
  for (const [index, age] of ages.entries()) {
    const time = new Date(Date.now() - age);
    await store.add({
      ...form,
      id: submissionId(time),
      receivedAt: time.toISOString(),
      senderId: `${senderId}-${index}`,
    });
  }
  await database.close();
  for (let times = 0; times < 2; times += 1) {
    await start({ database: settings, dataDir: folder });
    await server?.stop();
    server = undefined;
  }
  const late = await start({ database: settings, dataDir: folder });
  expect((await late.post(bodyOf())).status).toBe(200);
  const mails = () => readdirSync(join(folder, 'outbox')).filter((name) => name.endsWith('.eml'));
  await expect.poll(mails, SLOWLY).toHaveLength(3);
  remove();
});

test('whoever asks for mail about nothing that was captured gets the same answer and no mail', async () => {
  const { get, mails, events } = await start();
  for (const id of [randomUUID(), '', "' OR 1=1 --------"]) expect((await ask(get, id)).status).toBe(202);
  expect(mails()).toEqual([]);
  expect(events).toContainEqual({ event: 'mail-suppressed', details: { form: 'sample', reason: 'not-captured' } });
});

test('a post whose answer was lost is stored once, with and without JavaScript, and counts once', async () => {
  const { post, stored, mails } = await start({ postLimits: { perClient: 3, perMinute: 0 } });
  const popup = bodyOf();
  const plain = bodyOf({ 'submission-id': undefined });
  for (let time = 0; time < 3; time += 1) {
    expect((await post(popup)).status).toBe(200);
    expect((await post(plain, {}, '/formular/danke')).status).toBe(303);
  }
  expect(await stored()).toHaveLength(2);
  await expect.poll(mails, SLOWLY).toHaveLength(2);
});

test('what is deleted is deleted with its mail, of other people nothing', async () => {
  const { post, mails, file } = await start();
  for (const email of ['Bär@Example.com', 'ada@example.com']) {
    await post(bodyOf({ email, 'submission-id': undefined }), {}, '/formular/danke');
  }
  await expect.poll(mails, SLOWLY).toHaveLength(2);
  const database = openDatabase({ url: pathToFileURL(file).href, file });
  const found = await findSubmissions(database, { email: 'BÄR@EXAMPLE.COM' });
  const ids = found.map(({ id }) => id);
  const left = () => mails().filter((name) => ids.some((id) => name.includes(id)));
  expect(left()).toHaveLength(1);
  expect(await deleteSubmissions(database, ids, join(dirname(file), 'outbox'))).toBe(1);
  await database.close();
  expect([left().length, mails().length]).toEqual([0, 1]);
});

test('queued mail is deleted too, from the files of the database as well', async () => {
  const { post, file } = await start({}, smtp);
  await post(bodyOf({ name: 'Ada Unverwechselbar', 'submission-id': undefined }), {}, '/formular/danke');
  const database = openDatabase({ url: pathToFileURL(file).href, file });
  const queued = async () => (await database.execute('SELECT message FROM mail_queue')).rows;
  await expect.poll(queued, SLOWLY).toHaveLength(1);
  const ids = (await findSubmissions(database, {})).map(({ id }) => id);
  await deleteSubmissions(database, ids);
  expect(await queued()).toEqual([]);
  await database.close();
  const bytes = [file, `${file}-wal`].map((path) => readFileSync(path, 'latin1')).join('');
  expect(bytes).not.toContain('Unverwechselbar');
});

test('the mail of the last post is on the disk when the server has stopped', async () => {
  const mail = readMailSettings(smtp);
  if ('problem' in mail) throw new Error(mail.problem.de);
  const folder = openFolder();
  const last = await startForms({ mail, database: folder.settings });
  await last.post(bodyOf(), {}, '/formular/danke');
  await last.stop();
  const { rows } = await folder.database.execute('SELECT recipient FROM mail_queue');
  expect(rows.map(({ recipient }) => recipient)).toEqual(['c@b.example']);
  folder.remove();
});

test('a filled honeypot causes none', async () => {
  const { post, mails, events } = await start();
  expect((await post(bodyOf({ 'bot-field': 'x' }), {}, '/formular/danke')).status).toBe(303);
  await expect.poll(() => events.map(({ event }) => event)).toContain('post');
  expect(mails()).toEqual([]);
});
