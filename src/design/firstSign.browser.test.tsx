import { expect, test } from 'vitest';

/** Whether something that a page does, or its visitor, counts as a sign. Each time in a page of its own: a module under another address. */
async function isSign(type: string): Promise<boolean> {
  const { firstSign }: typeof import('./firstSign.ts') = await import(/* @vite-ignore */ `./firstSign.ts?${type}`);
  const sign = firstSign();
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  return Promise.race([sign.then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, 0, false))]);
}

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'])(
  '%s is a sign of the visitor',
  async (type) => {
    expect(await isSign(type)).toBe(true);
  },
);

test.each(['focusin', 'scroll', 'load'])('%s is none', async (type) => {
  expect(await isSign(type)).toBe(false);
});
