import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { decided, open, phone, startChromium, still } from './browser.ts';
import { consentOn, foreignRequests } from './consent.ts';
import { listen, pressEveryButton, readToTheEnd } from './reading.ts';
import { address, everyPage, UNKNOWN } from './site.ts';

const { withPage } = startChromium();

/** What the browser itself says of a document with status 404. */
const NOT_FOUND = 'error: Failed to load resource: the server responded with a status of 404 (Not Found)';

/** A visitor who has accepted external content, but never clicks the chat. */
const visitor = { viewport: phone, storageState: decided(true) };

/** Each page is read to its end once; several tests look at what was seen meanwhile. */
describe.concurrent.each(everyPage)('%s on a phone, read to its end', (route) => {
  const seen = visit(route);

  test('says nothing in the console, also when every button is pressed, and the policy stops nothing', async () => {
    expect((await seen()).noise).toEqual(route === UNKNOWN ? [NOT_FOUND] : []);
  });

  test('has no fault that axe-core finds', async () => {
    expect((await seen()).faults).toEqual([]);
  });

  test('does not scroll sideways', async () => {
    expect((await seen()).width).toBe(phone.width);
  });

  test('shows the chat, except on home, and asks no other host', async () => {
    expect((await seen()).foreign).toEqual([]);
  });
});

function visit(route: string) {
  const look = () =>
    withPage(visitor, async (page: Page) => {
      const noise = listen(page);
      const foreign = foreignRequests(page);
      await open(page, address + route);
      const { chat, ready } = consentOn(page);
      await ready();
      if (route !== '/') await chat.waitFor();
      await readToTheEnd(page);
      await still(page);
      const faults = await faultsOf(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      await pressEveryButton(page);
      return { noise, foreign, faults, width };
    });
  let facts: ReturnType<typeof look> | undefined;
  return () => {
    facts ??= look();
    return facts;
  };
}
