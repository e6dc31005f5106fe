import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFolder, startRaw, startSmtp } from '../fixture.ts';
import { compose } from '../letters/compose.ts';
import { visitorMail } from '../letters/visitor-mail.ts';
import type { SmtpSettings } from '../settings/settings.ts';
import { documents, manualClock, visitor } from '../testing.ts';
import { MAX_ATTEMPTS, mailQueue } from './queue.ts';
import { type SmtpTimes, smtpDelivery } from './smtp.ts';
import { mailWorker } from './worker.ts';

let place: ReturnType<typeof openFolder>;
let stops: (() => Promise<void>)[] = [];
/** Key and certificate of 127.0.0.1, one after the other; TLS finds both. */
const certificate = readFileSync('mail/fixtures/loopback.pem', 'utf8');

beforeEach(() => {
  place = openFolder();
  stops = [];
});
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  place.remove();
});

const smtp = async (options?: SMTPServerOptions, port?: number) => {
  const server = await startSmtp(options, port);
  stops.push(server.stop);
  return server;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Time between the attempts (R-MAIL-10). */
const waits = [1 * MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR];

/** One confirmation in the queue, and a worker whose time passes by hand. */
async function queued(settings: Partial<SmtpSettings> & { port: number }, times: SmtpTimes = {}) {
  const clock = manualClock();
  const log: string[] = [];
  const queue = mailQueue(place.database);
  const full: SmtpSettings = { host: '127.0.0.1', tls: 'off', credentials: undefined, ...settings };
  const worker = mailWorker({
    queue,
    deliver: smtpDelivery(full, times),
    log: (event, { attempts, code = '' } = {}) => void log.push(`${event} ${attempts} ${code}`.trim()),
    now: clock.now,
  });
  const words = { subject: 'Ihre Nachricht', paragraphs: ['vielen Dank.'] };
  const mail = visitorMail(documents, words, { from: 'web@example.com', to: visitor, name: 'Ada' });
  const message = await compose(mail, { id: 'one', time: clock.now() });
  await queue.add([message], clock.now());
  return {
    log,
    queue,
    raw: message.raw,
    worker,
    clock,
    /** The first attempt, and those after these waits. */
    pass: async (...times: number[]) => {
      await worker.runDue();
      for (const ms of times) {
        clock.advance(ms - 1);
        await worker.runDue();
        clock.advance(1);
        await worker.runDue();
      }
    },
    states: async () =>
      (await queue.list()).map(({ attempts, dead }) => [attempts, dead === undefined ? 'waiting' : 'dead']),
  };
}

const retries = (code: string, upTo = MAX_ATTEMPTS) =>
  Array.from({ length: upTo - 1 }, (_, index) => `mail-retry ${index + 1} ${code}`);

const answering = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

test('delivers at once, over the wire as composed', async () => {
  const server = await smtp();
  const { pass, states, raw, log } = await queued({ port: server.port });
  await pass();
  expect(server.messages).toEqual([raw]);
  expect(await states()).toEqual([]);
  expect(log).toEqual(['mail-delivered 1']);
});

test('down: waits 1, 5, 30 minutes, 2 and 12 hours, then lies in the dead letter', async () => {
  const { port, stop } = await startSmtp();
  await stop();
  const { pass, states, log } = await queued({ port });
  await pass(...waits);
  expect(await states()).toEqual([[6, 'dead']]);
  expect(log).toEqual([...retries('ESOCKET'), 'mail-dead-letter 6 ESOCKET']);
});

test('down for an hour: delivered when it is back', async () => {
  const { port, stop } = await startSmtp();
  await stop();
  const { pass, states, log } = await queued({ port });
  await pass(...waits.slice(0, 2));
  const server = await smtp({}, port);
  await pass(...waits.slice(2));
  expect(server.messages).toHaveLength(1);
  expect(await states()).toEqual([]);
  expect(log.at(-1)).toBe('mail-delivered 4');
});

test('refuses: dead letter at once, with what the server said', async () => {
  const server = await smtp({ onRcptTo: (_address, _session, done) => done(answering(550, '5.1.1 No such user')) });
  const { pass, states, log, queue } = await queued({ port: server.port });
  await pass(...waits);
  expect(await states()).toEqual([[1, 'dead']]);
  expect(log).toEqual(['mail-dead-letter 1 EENVELOPE 550']);
  expect((await queue.list())[0]?.problem).toBe('550 5.1.1 No such user');
});

test('slow: given up in time, and tried again', async () => {
  const server = await startRaw(createServer(), () => {});
  stops.push(server.stop);
  const { pass, states, log } = await queued({ port: server.port }, { totalMs: 300 });
  const started = performance.now();
  await pass();
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(await states()).toEqual([[1, 'waiting']]);
  expect(log).toEqual(['mail-retry 1 EABORT']);
});

test('drops mid-way: tried again, the same message under the same id', async () => {
  let drops = 2;
  let received = '';
  const server = await startRaw(createServer(), (socket) => {
    let inMessage = false;
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (inMessage && drops > 0) {
        drops -= 1;
        socket.destroy();
      } else if (inMessage) {
        received += text;
        inMessage = !received.endsWith('\r\n.\r\n');
        if (!inMessage) socket.write('250 taken\r\n');
      } else {
        inMessage = text.startsWith('DATA');
        socket.write(inMessage ? '354 go on\r\n' : '250 yes\r\n');
      }
    });
  });
  stops.push(server.stop);
  const { pass, states, log, raw } = await queued({ port: server.port });
  await pass(...waits);
  expect(received).toBe(`${raw}.\r\n`);
  expect(await states()).toEqual([]);
  const lost = expect.stringMatching(/^mail-retry [12] E(?:CONNECTION|SOCKET)$/u);
  expect(log).toEqual([lost, lost, 'mail-delivered 3']);
});

test('takes the message and then has no room: tried again', async () => {
  let calls = 0;
  const server = await smtp({
    onData: (stream, _session, done) => {
      calls += 1;
      stream.resume().on('end', () => done(calls === 1 ? answering(452, '4.3.1 Insufficient storage') : null));
    },
  });
  const { pass, states, log } = await queued({ port: server.port });
  await pass(...waits);
  expect(await states()).toEqual([]);
  expect(log).toEqual(['mail-retry 1 EMESSAGE 452', 'mail-delivered 2']);
});

test('hangs up in the middle of the greeting: tried again', async () => {
  const server = await startRaw(createServer(), (socket) => socket.end('220-half\r\n'));
  stops.push(server.stop);
  const { pass, states, log } = await queued({ port: server.port });
  await pass(...waits);
  expect(await states()).toEqual([[6, 'dead']]);
  expect(log.at(-1)).toMatch(/^mail-dead-letter 6 E/u);
});

test('greylists: delivered by a later attempt', async () => {
  let calls = 0;
  const server = await smtp({
    onRcptTo: (_address, _session, done) => {
      calls += 1;
      done(calls < 3 ? answering(451, '4.7.1 Greylisted, try again later') : undefined);
    },
  });
  const { pass, states, log } = await queued({ port: server.port });
  await pass(...waits);
  expect(server.messages).toHaveLength(1);
  expect(await states()).toEqual([]);
  expect(log).toEqual([...retries('EENVELOPE 451', 3), 'mail-delivered 3']);
});

const login = { user: 'web', password: 'geheim' };
const authenticate: SMTPServerOptions['onAuth'] = ({ username, password }, _session, done) =>
  username === login.user && password === login.password
    ? done(null, { user: username })
    : done(answering(535, '5.7.8 Authentication failed'));
const tlsServer = (secure: boolean): SMTPServerOptions => ({
  secure,
  key: certificate,
  cert: certificate,
  authOptional: false,
  onAuth: authenticate,
});

test.each(['implicit', 'starttls'] as const)('delivers over TLS (%s) to a certificate that it trusts', async (tls) => {
  const server = await smtp(tlsServer(tls === 'implicit'));
  const { pass, raw } = await queued({ port: server.port, tls, credentials: login }, { ca: certificate });
  await pass();
  expect(server.messages).toEqual([raw]);
});

test.each(['implicit', 'starttls'] as const)('bad TLS (%s): nothing is said to a stranger', async (tls) => {
  let logins = 0;
  const server = await smtp({
    ...tlsServer(tls === 'implicit'),
    onAuth: (_auth, _session, done) => {
      logins += 1;
      done(null, { user: 'web' });
    },
  });
  const { pass, states, log } = await queued({ port: server.port, tls, credentials: login });
  await pass(...waits);
  expect([logins, server.messages]).toEqual([0, []]);
  expect(await states()).toEqual([[6, 'dead']]);
  expect(log.at(-1)).toMatch(/^mail-dead-letter 6 (?:ESOCKET|ETLS)/u);
});

test('no TLS offered: the password stays here', async () => {
  const said: string[] = [];
  const server = await smtp({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: false,
    onAuth: ({ password }, _session, done) => {
      said.push(String(password));
      done(null, { user: 'web' });
    },
  });
  const { pass, log } = await queued({ port: server.port, tls: 'starttls', credentials: login });
  await pass();
  expect([said, server.messages]).toEqual([[], []]);
  expect(log[0]).toMatch(/^mail-retry 1 ETLS/u);
});

test('wrong credentials: tried until the dead letter, and sent when they are fixed', async () => {
  const server = await smtp(tlsServer(true));
  const wrong = { ...login, password: 'falsch' };
  const { pass, states, log, queue, raw, clock } = await queued(
    { port: server.port, tls: 'implicit', credentials: wrong },
    { ca: certificate },
  );
  await pass(...waits);
  expect(await states()).toEqual([[6, 'dead']]);
  expect(log.at(-1)).toBe('mail-dead-letter 6 EAUTH 535');
  expect(await queue.retry(['one'], clock.now())).toBe(1);
  const fixed = mailWorker({
    queue,
    deliver: smtpDelivery(
      { host: '127.0.0.1', port: server.port, tls: 'implicit', credentials: login },
      { ca: certificate },
    ),
    log: () => {},
    now: clock.now,
  });
  await fixed.runDue();
  expect(server.messages).toEqual([raw]);
  expect(await states()).toEqual([]);
});

test.each([
  [452, '4.2.2 Mailbox full'],
  [552, '5.2.2 Mailbox full'],
  [550, '5.2.2 Over quota'],
])('full mailbox (%i %s): delivered when there is room', async (code, text) => {
  let isFull = true;
  const server = await smtp({
    onRcptTo: (_address, _session, done) => done(isFull ? answering(code, text) : undefined),
  });
  const { pass, states } = await queued({ port: server.port });
  await pass(...waits.slice(0, 3));
  expect(await states()).toEqual([[4, 'waiting']]);
  isFull = false;
  await pass(...waits.slice(3));
  expect(server.messages).toHaveLength(1);
  expect(await states()).toEqual([]);
});
