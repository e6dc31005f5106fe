import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { mailQueue } from '../../mail/delivery/queue.ts';
import { smtpDelivery } from '../../mail/delivery/smtp.ts';
import { mailWorker } from '../../mail/delivery/worker.ts';
import { openFolder, startSmtp } from '../../mail/fixture.ts';

const COUNT = 30;
/** Deliveries that may be under way at the moment of the kill. */
const TOGETHER = 4;

/** Queues messages, says so, and delivers until it is killed. */
const program = `
  import { createClient } from '@libsql/client';
  import { mailQueue } from './mail/delivery/queue.ts';
  import { smtpDelivery } from './mail/delivery/smtp.ts';
  import { mailWorker } from './mail/delivery/worker.ts';
  const queue = mailQueue(createClient({ url: process.env.URL, timeout: 5_000 }));
  const deliver = smtpDelivery({ host: '127.0.0.1', port: Number(process.env.PORT), tls: 'off' });
  const message = (index) => ({
    id: 'id-' + index, kind: 'notice', from: 'web@example.com', to: 'kontakt@example.com',
    raw: 'Message-ID: <id-' + index + '@example.com>\\r\\n\\r\\n',
  });
  await queue.add(Array.from({ length: ${COUNT} }, (_, index) => message(index)), Date.now());
  mailWorker({ queue, deliver, log: () => {}, now: Date.now }).wake();
  setInterval(() => {}, 1_000);
`;

test(`SIGKILL in the middle of ${COUNT} deliveries: every mail arrives, at most ${TOGETHER} twice`, async () => {
  const place = openFolder();
  const smtp = await startSmtp();
  const url = new URL(join(place.folder, 'site.db'), 'file:').href;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, URL: url, PORT: String(smtp.port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await expect.poll(() => smtp.messages.length, { timeout: 20_000, interval: 1 }).toBeGreaterThan(4);
  child.kill('SIGKILL');
  await once(child, 'close');

  const queue = mailQueue(place.database);
  expect((await queue.list()).length).toBeGreaterThan(0);
  const deliver = smtpDelivery({ host: '127.0.0.1', port: smtp.port, tls: 'off', credentials: undefined });
  await mailWorker({ queue, deliver, log: () => {}, now: () => Date.now() + 61_000 }).runDue();
  const ids = smtp.messages.map((message) => /<(id-\d+)@/u.exec(message)?.[1]);
  expect(new Set(ids).size).toBe(COUNT);
  expect(ids.length).toBeLessThanOrEqual(COUNT + TOGETHER);
  expect(await queue.list()).toEqual([]);
  await smtp.stop();
  place.remove();
});
