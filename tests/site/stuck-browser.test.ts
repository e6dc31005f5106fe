import { expect, test, vi } from 'vitest';
import { startChromium } from './browser.ts';

const { withPage } = startChromium();

test('a failure in a browser that loads pages is the failure of the test, which is not tried again', async () => {
  const use = vi.fn(() => Promise.reject(new Error('a fault of the page')));
  await expect(withPage({}, use)).rejects.toThrow('a fault of the page');
  expect(use).toHaveBeenCalledOnce();
});

test('in a browser that loads nothing any more the test begins anew in another context, and stays there', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const used = new Set<unknown>();
  const contexts = () =>
    withPage({}, async (page) => {
      used.add(page.context());
      if (used.size > 1) return used.size;
      await page.context().setOffline(true);
      throw new Error('nothing loads');
    });
  expect(await contexts()).toBe(2);
  expect(await contexts()).toBe(2);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
