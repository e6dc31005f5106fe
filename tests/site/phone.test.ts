import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { brokenWords } from './broken-words.ts';
import { decided, once, open, phone, startChromium, still } from './browser.ts';
import { consentOn, foreignRequests } from './consent.ts';
import { cutTwice, edgesOfTallPictures, hasTallPictures } from './crops.ts';
import { cutAtTwiceTheSize, headerFaults } from './header-contrast.ts';
import { layoutShift, letFontsIn } from './layout-shift.ts';
import { listen, pressEveryButton, readToTheEnd } from './reading.ts';
import { address, documentOf, everyPage, homes, UNKNOWN } from './site.ts';
import { standsForItsLook, variantPages } from './variants.ts';

const { withPage } = startChromium();

/** What the browser itself says of a document with status 404. */
const NOT_FOUND = 'error: Failed to load resource: the server responded with a status of 404 (Not Found)';

/** A visitor who has accepted external content, but never clicks the chat. */
const visitor = { viewport: phone, storageState: decided(true) };

/** Whether a page says in another language what another one with the same blocks and pictures says. */
const isTwin = (route: string) => homes.slice(1).some((home) => route.startsWith(`${home}/`));

/**
 * Each page is opened once; several tests look at what was seen meanwhile. The pages that together show all blocks in all
 * variants are read to their end with motion, every button is pressed and axe-core is asked; the others have the same parts
 * with other words, and Lighthouse asks axe-core about all of them. They are read to their end too, but for twins.
 */
describe.concurrent.each(everyPage)('%s on a phone', (route) => {
  const seen = once(() => visit(route));

  test('says nothing in the console, and the policy stops nothing', async () => {
    expect((await seen()).noise).toEqual(route === UNKNOWN ? [NOT_FOUND] : []);
  });

  test.runIf(variantPages.includes(route))('has no fault that axe-core finds', async () => {
    expect((await seen()).faults).toEqual([]);
  });

  test('does not scroll sideways, fills the screen, and moves nothing when React takes over', async () => {
    const { width, height, shift } = await seen();
    expect({ width, shift }).toEqual({ width: phone.width, shift: 0 });
    expect(height).toBeGreaterThan(phone.height);
  });

  test('breaks no word but at a hyphen', async () => {
    expect((await seen()).broken).toEqual([]);
  });

  test('fetches pictures cropped to the shape that it shows them in', async () => {
    expect((await seen()).miscut).toEqual([]);
  });

  test.runIf(hasTallPictures(documentOf(route)))('shows tall pictures from edge to edge', async () => {
    const { edges } = await seen();
    expect(edges.length).toBeGreaterThan(0);
    expect(edges).toEqual(edges.map(() => [0, phone.width]));
  });

  /** Home begins without a header; what its logo lies on is in `Scene` of its hero. */
  test('can be read in its header, whatever picture is below, and at twice the text size nothing is cut', async () => {
    expect((await seen()).unreadable).toEqual([]);
  });

  test('shows the chat, except on home, and asks no other host', async () => {
    expect((await seen()).foreign).toEqual([]);
  });
});

function visit(route: string) {
  const every = variantPages.includes(route);
  return withPage({ ...visitor, reducedMotion: every ? 'no-preference' : 'reduce' }, async (page: Page) => {
    const noise = listen(page);
    const foreign = foreignRequests(page);
    await letFontsIn(page);
    await open(page, address + route);
    const shift = await layoutShift(page);
    const { chatShows, ready } = consentOn(page);
    await ready();
    if (!homes.includes(route)) await chatShows();
    if (every || !isTwin(route)) await readToTheEnd(page);
    await still(page);
    const faults = every ? await faultsOf(page) : [];
    const [width, height] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    const broken = await brokenWords(page);
    const miscut = await cutTwice(page);
    const edges = await edgesOfTallPictures(page);
    const cut = await cutAtTwiceTheSize(page);
    if (every) await pressEveryButton(page);
    const seen = { noise: [...noise], foreign: [...foreign], faults, width, height, shift, broken, miscut, edges };
    if (homes.includes(route) || !standsForItsLook(route)) return { ...seen, unreadable: cut };
    return { ...seen, unreadable: [...cut, ...(await (every ? headerFaultsAnew(route) : headerFaults(page)))] };
  });
}

/** Without motion, which moves what comes into view, and before any button is pressed. */
const headerFaultsAnew = (route: string) =>
  withPage({ ...visitor, reducedMotion: 'reduce' }, async (page) => {
    await open(page, address + route);
    return headerFaults(page);
  });
