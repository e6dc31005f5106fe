import { describe, expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { open, startChromium, windows, withoutPictures } from './browser.ts';
import { address, everyPage } from './site.ts';

const { withPage } = startChromium();

describe.concurrent.each(windows)('at $width px', ({ viewport }) => {
  test.each(everyPage)('%s has no fault that axe-core finds', async (route) => {
    await withPage({ viewport, reducedMotion: 'reduce' }, async (page) => {
      await withoutPictures(page);
      await open(page, address + route);
      expect(await faultsOf(page)).toEqual([]);
    });
  });
});
