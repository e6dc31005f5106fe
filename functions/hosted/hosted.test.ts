import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openFolder, startRaw, startSmtp } from '../../mail/fixture.ts';
import { call, documents } from '../../mail/testing.ts';
import { hostedConfirmation } from './hosted.ts';

let closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.reverse()) await close();
  closing = [];
});

const ends = { SMTP_HOST: '127.0.0.1', MAIL_FROM: 'web@example.com', MAIL_TO: 'kontakt@example.com' };

function open(env: Record<string, string>, database?: ReturnType<typeof openFolder>['database']) {
  const log: string[] = [];
  const note = (event: string, details = {}) => void log.push([event, ...Object.values(details)].join(' '));
  return { answer: hostedConfirmation({ env, documents: () => documents, database, log: note }), log };
}

// The rules of the function itself: tests/unit/confirmation-hosts.test.ts.

test('settings that make no sense keep it from starting', () => {
  expect(() => open({ SMTP_HOST: 'mail.example.com', MAIL_FROM: 'web@example.com' })).toThrow('MAIL_TO fehlt.');
});

test('without an SMTP server it sends nothing and says so in the log', async () => {
  const { answer, log } = open({});
  expect((await answer(call())).status).toBe(202);
  expect(log).toEqual(['mail-suppressed sample off']);
});

test('with a database, instances count together', async () => {
  const smtp = await startSmtp();
  const { database, remove } = openFolder();
  closing.push(remove, smtp.stop);
  const env = { ...ends, SMTP_PORT: String(smtp.port) };
  await open(env, database).answer(call(), { client: 'a' });
  await open(env, database).answer(call(), { client: 'b' });
  expect(smtp.messages.map((mail) => /^To: (\w+)@/mu.exec(mail)?.[1]).sort()).toEqual(['ada', 'kontakt', 'kontakt']);
});

test('the adapter for Netlify finds the documents that the build wrote, and the network of the caller', async () => {
  const { folder, remove } = openFolder();
  const smtp = await startSmtp();
  closing.push(remove, smtp.stop, vi.unstubAllEnvs, () => vi.restoreAllMocks());
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/_server.json'), JSON.stringify(documents));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const env = { ...ends, SMTP_PORT: String(smtp.port), MAIL_CLIENT_LIMIT: '1' };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { default: answer } = await import('../netlify/send-confirmation.mts');
  for (const ip of ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1']) {
    expect((await answer(call({ email: `${ip.replaceAll(':', '-')}x@besuch.example` }), { ip })).status).toBe(202);
  }
  expect(smtp.messages).toHaveLength(4);
  expect(log.mock.calls.map(([line]) => line)).toEqual([
    '{"event":"mail","form":"sample","kinds":"notice confirmation"}',
    '{"event":"mail-suppressed","form":"sample","reason":"client-limit"}',
    '{"event":"mail","form":"sample","kinds":"notice confirmation"}',
  ]);
});

test('an SMTP server that says nothing costs less than the ten seconds that a platform gives', async () => {
  const smtp = await startRaw(createServer(), () => {});
  closing.push(smtp.stop);
  const { answer, log } = open({ ...ends, SMTP_PORT: String(smtp.port) });
  const started = performance.now();
  expect((await answer(call())).status).toBe(503);
  expect(performance.now() - started).toBeLessThan(9_500);
  expect(log).toEqual(['mail-failed ETIMEDOUT']);
});
