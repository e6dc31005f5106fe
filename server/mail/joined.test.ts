import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openFolder } from '../../mail/fixture.ts';
import { readMailSettings } from '../../mail/settings/settings.ts';
import { payload } from '../../mail/testing.ts';
import { bodyOf, startForms } from '../capture/fixture.ts';

let server: Awaited<ReturnType<typeof startForms>> | undefined;
afterEach(async () => server?.stop());

/** The whole server, with mail in the folder. */
async function start() {
  const mail = readMailSettings({});
  if ('problem' in mail) throw new Error(mail.problem);
  server = await startForms({ mail });
  const outbox = join(dirname(server.file), 'outbox');
  return { ...server, mails: () => (existsSync(outbox) ? readdirSync(outbox) : []) };
}

test('a form sent without JavaScript causes its mail', async () => {
  const { post, mails } = await start();
  expect((await post(bodyOf(), {}, '/formular/danke')).status).toBe(303);
  await expect.poll(mails).toHaveLength(1);
});

test('a post of the popup causes mail when the popup asks for it, and not before', async () => {
  const { post, get, mails, stored } = await start();
  expect((await post(bodyOf())).status).toBe(200);
  expect(mails()).toEqual([]);
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const body = JSON.stringify(payload);
  expect((await get('/api/send-confirmation', { method: 'POST', headers, body })).status).toBe(202);
  expect(mails()).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});

test('the mail of the last post is on the disk when the server has stopped', async () => {
  const mail = readMailSettings({
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: '9',
    MAIL_FROM: 'a@b.example',
    MAIL_TO: 'c@b.example',
  });
  if ('problem' in mail) throw new Error(mail.problem);
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
