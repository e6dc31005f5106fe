import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFolder } from '../fixture.ts';
import type { Message } from '../letters/compose.ts';
import { manualClock } from '../testing.ts';
import { MAX_ATTEMPTS, mailQueue } from './queue.ts';
import type { Deliver } from './smtp.ts';
import { mailWorker } from './worker.ts';

let place: ReturnType<typeof openFolder>;
beforeEach(() => {
  place = openFolder();
});
afterEach(() => place.remove());

const message = (id: string): Message => ({
  id,
  kind: 'confirmation',
  from: 'web@example.com',
  to: 'ada@besuch.example',
  raw: 'Subject: x\r\n\r\nx\r\n',
});

function open(deliver: Deliver, clock = manualClock()) {
  const queue = mailQueue(place.database);
  const log: string[] = [];
  const worker = mailWorker({ queue, deliver, now: clock.now, log: (event) => void log.push(event) });
  return { queue, worker, clock, log };
}

/** Never ends by itself, as a server that says nothing. */
const hanging: Deliver = (_message, signal) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));

test('what a killed process was sending is sent by the next one, a minute later', async () => {
  const killed = open(hanging);
  await killed.queue.add([message('one')], killed.clock.now());
  killed.worker.runDue();
  await expect.poll(async () => (await killed.queue.list())[0]?.attempts).toBe(1);

  const sent: string[] = [];
  const next = open(async ({ id }) => void sent.push(id), killed.clock);
  await next.worker.runDue();
  expect(sent).toEqual([]);
  next.clock.advance(60_000);
  await next.worker.runDue();
  expect(sent).toEqual(['one']);
  expect(await next.queue.list()).toEqual([]);
});

test(`a process that dies at every attempt sends a message ${MAX_ATTEMPTS} times at most`, async () => {
  let sent = 0;
  const { queue, worker, clock, log } = open(async () => {
    sent += 1;
  });
  await queue.add([message('one')], clock.now());
  place.database.execute("CREATE TRIGGER dies BEFORE DELETE ON mail_queue BEGIN SELECT raise(abort, 'killed'); END");
  for (let hour = 0; hour < 48; hour += 1) {
    await worker.runDue();
    clock.advance(3_600_000);
  }
  expect(sent).toBe(MAX_ATTEMPTS);
  expect((await queue.list())[0]).toMatchObject({ problem: 'interrupted' });
  expect(log.at(-1)).toBe('mail-dead-letter');
});

test('what a clock ahead of the time put off is sent when it is right again', async () => {
  const sent: string[] = [];
  const deliver: Deliver = async ({ id }) => {
    if (sent.push(id) === 1) throw new Error('refused');
  };
  const { queue, worker, clock } = open(deliver);
  clock.advance(100 * 24 * 3_600_000);
  await queue.add([message('one')], clock.now());
  await worker.runDue();
  clock.advance(-100 * 24 * 3_600_000);
  await worker.runDue();
  expect(sent).toEqual(['one', 'one']);
  expect(await queue.list()).toEqual([]);
});

test('the longest wait is waited for', async () => {
  let tries = 0;
  const { queue, worker, clock } = open(async () => {
    tries += 1;
    throw new Error('refused');
  });
  await queue.add([message('one')], clock.now());
  for (const wait of [1, 5, 30, 120]) {
    await worker.runDue();
    clock.advance(wait * 60_000);
  }
  await worker.runDue();
  await worker.runDue();
  expect(tries).toBe(5);
});

test('two processes never send the same message', async () => {
  const sent: string[] = [];
  const deliver: Deliver = async ({ id }) => void sent.push(id);
  const [one, two] = [open(deliver), open(deliver)];
  const ids = Array.from({ length: 20 }, (_, index) => `id ${index}`);
  await one.queue.add(ids.map(message), one.clock.now());
  await Promise.all([one.worker.runDue(), two.worker.runDue()]);
  expect(sent.sort()).toEqual(ids.sort());
});

test('a message that fails does not hold up the others', async () => {
  const sent: string[] = [];
  const { queue, worker, clock } = open(async ({ id }) => {
    if (id === 'bad') throw new Error('refused');
    sent.push(id);
  });
  await queue.add(['bad', 'two', 'three', 'four', 'five', 'six'].map(message), clock.now());
  await worker.runDue();
  expect(sent.sort()).toEqual(['five', 'four', 'six', 'three', 'two']);
  expect((await queue.list()).map(({ id }) => id)).toEqual(['bad']);
});

test('wakes by itself when something is due', async () => {
  const sent: string[] = [];
  const { queue, worker } = open(async ({ id }) => void sent.push(id), { now: Date.now, advance: () => {} });
  await queue.add([message('now')], Date.now());
  worker.wake();
  await expect.poll(() => sent, { timeout: 5_000 }).toEqual(['now']);
  await queue.add([message('later')], Date.now() + 100);
  worker.wake();
  await expect.poll(() => sent, { timeout: 5_000 }).toEqual(['now', 'later']);
  await worker.stop();
});

test('stopping lets a running delivery end', async () => {
  const sent: string[] = [];
  const { queue, worker, clock } = open(async ({ id }) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    sent.push(id);
  });
  await queue.add([message('one')], clock.now());
  worker.wake();
  await expect.poll(async () => (await queue.list())[0]?.attempts).toBe(1);
  await worker.stop();
  expect(sent).toEqual(['one']);
  expect(await queue.list()).toEqual([]);
});

test('stopping cuts off what hangs, and keeps it', async () => {
  const { queue, worker, clock } = open(hanging);
  await queue.add([message('one')], clock.now());
  worker.wake();
  await expect.poll(async () => (await queue.list())[0]?.attempts).toBe(1);
  await worker.stop(50);
  expect(await queue.list()).toMatchObject([{ id: 'one', attempts: 1, dead: undefined }]);
});

test('a database that fails is said, and asked again', async () => {
  const { queue, worker, log, clock } = open(async () => {});
  await queue.add([message('one')], clock.now());
  await place.database.execute('ALTER TABLE mail_queue RENAME TO away');
  await place.database.execute('CREATE VIEW mail_queue AS SELECT 1 AS x');
  worker.wake();
  await expect.poll(() => log).toEqual(['mail-queue-failed']);
  await place.database.execute('DROP VIEW mail_queue');
  await place.database.execute('ALTER TABLE away RENAME TO mail_queue');
  worker.wake();
  await expect.poll(() => log).toEqual(['mail-queue-failed', 'mail-delivered']);
  await worker.stop();
});

test('what was given up is forgotten when its time has come', async () => {
  const { queue } = open(async () => {});
  await queue.add(['old', 'young', 'waiting'].map(message), 0);
  await queue.bury('old', 'refused', 1_000);
  await queue.bury('young', 'refused', 2_000);
  await queue.forgetDead(1_500, 3_000);
  expect((await queue.list()).map(({ id }) => id)).toEqual(['waiting', 'young']);
});

test('what a clock that was ahead gave up was given up now, and is forgotten in its time', async () => {
  const { queue } = open(async () => {});
  await queue.add([message('ahead')], 0);
  await queue.bury('ahead', 'refused', 9_000_000);
  await queue.forgetDead(1_000, 2_000);
  expect(await queue.list()).toMatchObject([{ dead: 2_000 }]);
  await queue.forgetDead(2_001, 3_000);
  expect(await queue.list()).toEqual([]);
});
