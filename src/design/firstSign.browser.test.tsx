import { expect, test } from 'vitest';
import { firstSign } from './firstSign.ts';

/** Whether a sign has been seen by now. */
async function isSeen(sign: Promise<void>): Promise<boolean> {
  return Promise.race([sign.then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, 0, false))]);
}

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'])(
  '%s is a sign of the visitor',
  async (type) => {
    const sign = firstSign();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(await isSeen(sign)).toBe(true);
  },
);

test('what the page does by itself is none', async () => {
  const sign = firstSign();
  for (const type of ['focusin', 'scroll', 'load']) document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(await isSeen(sign)).toBe(false);
});
