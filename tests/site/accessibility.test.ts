import { describe, expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { desktop, open, startChromium, withoutPictures } from './browser.ts';
import { foreignRequests } from './consent.ts';
import { address, everyPage } from './site.ts';

const { withPage } = startChromium();

/** Phones: `phone.test.ts`. */
describe.concurrent('on a desktop', () => {
  test.each(everyPage)('%s has no fault that axe-core finds; after a refusal it asks no other host', async (route) => {
    await withPage({ viewport: desktop, reducedMotion: 'reduce' }, async (page) => {
      const foreign = foreignRequests(page);
      await withoutPictures(page);
      await open(page, address + route);
      expect(await faultsOf(page)).toEqual([]);
      expect(foreign).toEqual([]);
    });
  });
});
