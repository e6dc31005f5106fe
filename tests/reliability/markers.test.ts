import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bodyOf, formEncoded } from '../../server/capture/fixture.ts';
import { send, writeDist } from '../../server/fixture.ts';
import { freePort } from '../free-port.ts';
import { spawnServer } from './server-process.ts';

test('of 1,000 posts, good and bad, nothing that was entered is in the output', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'markers-'));
  const dist = join(folder, 'dist');
  writeDist(dist);
  const port = await freePort();
  const server = spawnServer(dist, port, { DATA_DIR: folder, TRUSTED_PROXY: '127.0.0.1' });
  await server.ready();
  const marker = (index: number) => `MARKER${index}x`;
  const kinds = [
    (text: string) => bodyOf({ name: text, message: text, email: `${text}@example.com` }),
    (text: string) => bodyOf({ name: text, email: text }),
    (text: string) => bodyOf({ 'form-name': text }),
    (text: string) => bodyOf({ 'bot-field': text, page: `/${text}`, 'service-tag': text }),
    (text: string) => `${text}=%`,
  ];
  for (let start = 0; start < 1_000; start += 50) {
    const batch = Array.from({ length: 50 }, (_, index) => start + index);
    await Promise.all(
      batch.map((index) =>
        send(port, index % 2 ? '/' : '/formular/danke/sample', {
          method: 'POST',
          headers: { ...formEncoded, 'x-forwarded-for': '203.0.113.77', referer: `http://localhost/${marker(index)}` },
          body: kinds[index % kinds.length]?.(marker(index)) ?? '',
        }),
      ),
    );
  }
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true });
  expect(server.output()).not.toMatch(/MARKER|203\.0\.113|127\.0\.0\.1(?!:)/u);
  const events = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): string => JSON.parse(line).event);
  expect(events.filter((event) => event === 'post')).toHaveLength(1_000);
});
