import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailQueue } from '../delivery/queue.ts';
import { openFolder } from '../fixture.ts';
import { readOrder, runOutbox } from './command.ts';

let place: ReturnType<typeof openFolder>;
beforeEach(() => {
  place = openFolder();
});
afterEach(() => place.remove());

const TIME = Date.UTC(2026, 10, 21, 8, 0);

/** One message that waits, two that were given up. */
async function filled() {
  const queue = mailQueue(place.database);
  const message = (id: string) => ({
    id,
    kind: 'notice' as const,
    from: 'web@example.com',
    to: 'a@b.example',
    raw: '',
  });
  await queue.add(['one', 'two', 'six'].map(message), TIME);
  await queue.claim(1, TIME);
  await queue.bury('two', '550 5.1.1 No\r\nsuch \u001b[31muser', TIME + 3_600_000);
  await queue.bury('six', '', TIME + 3_600_000);
  return {
    queue,
    order: async (words: string, language: 'de' | 'en' = 'de') => {
      const order = readOrder(words.split(' '));
      return order && runOutbox(order, queue, language, TIME + 60_000);
    },
    left: async () => (await queue.list()).map(({ id, dead }) => `${id} ${dead === undefined ? 'waits' : 'dead'}`),
  };
}

test('lists what waits and what was given up, one line each', async () => {
  const { order } = await filled();
  expect(await order('list')).toEqual({
    failed: false,
    text: [
      'one  2026-11-21 08:00  Meldung  a@b.example  wartet bis 2026-11-21 08:01  1 Versuch',
      'six  2026-11-21 08:00  Meldung  a@b.example  aufgegeben 2026-11-21 09:00  0 Versuche',
      'two  2026-11-21 08:00  Meldung  a@b.example  aufgegeben 2026-11-21 09:00  0 Versuche  550 5.1.1 No such  [31muser',
    ].join('\n'),
  });
  expect((await order('list', 'en'))?.text).toContain('notice  a@b.example  waits until 2026-11-21 08:01  1 attempt');
});

test('says when there is nothing', async () => {
  const { text } = await runOutbox({ verb: 'list' }, mailQueue(place.database), 'de', TIME);
  expect(text).toBe('Im Ausgang wartet keine E-Mail.');
});

test('retry puts messages back to the start', async () => {
  const { order, left, queue } = await filled();
  expect(await order('retry two')).toEqual({ text: '1 E-Mail wird noch einmal versucht.', failed: false });
  expect(await left()).toEqual(['one waits', 'six dead', 'two waits']);
  expect(await queue.claim(9, TIME + 60_000)).toMatchObject([{ id: 'one' }, { id: 'two', attempts: 1 }]);
});

test('dead means everything that was given up', async () => {
  const { order, left } = await filled();
  expect(await order('delete dead')).toEqual({ text: '2 E-Mails gelöscht.', failed: false });
  expect(await left()).toEqual(['one waits']);
  expect(await order('retry dead')).toEqual({ text: '0 E-Mails werden noch einmal versucht.', failed: false });
});

test('an unknown id changes nothing', async () => {
  const { order, left } = await filled();
  expect(await order('delete two ten')).toEqual({
    text: 'Es gibt keine E-Mail ten. „npm run outbox -- list“ zeigt alle.',
    failed: true,
  });
  expect(await left()).toEqual(['one waits', 'six dead', 'two dead']);
});

test.each(['', 'show', 'list one', 'retry', 'delete'])('%j is no order', (words) => {
  expect(readOrder(words.split(' '))).toBeUndefined();
});
