import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { behaviour } from '../../src/design/behaviour.ts';
import { alive, eventually, holdBack, holdTimers, hydrated, phone, startChromium } from './browser.ts';
import { scriptsOf } from './chunks.ts';
import { address, documentOf } from './site.ts';

const { withLonePage } = startChromium();
const { watchdog, opening } = behaviour.preloader;

/** Ends with a button that opens a form. */
const ROUTE = '/security';
const { later } = scriptsOf(documentOf(ROUTE));
/** Matches the addresses of scripts. */
const scripts = (paths: readonly string[]) => new RegExp(`(?:${paths.join('|').replaceAll('.', '\\.')})$`, 'u');
const LATER = scripts(later);

const onPhone = (use: (page: Page) => Promise<void>) => withLonePage({ viewport: phone }, use);

/** Opens the page and waits until its first blocks are alive; the list returned grows with every script that the others need. */
async function arrive(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (LATER.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(address + ROUTE);
  await alive(page);
  return asked;
}

const lastButton = (page: Page) => page.locator('main button').last();
const texts = (page: Page) => page.locator('main').innerText();

test.concurrent('blocks further down are fetched and taken over when the page is scrolled, and not before', () =>
  onPhone(async (page) => {
    const asked = await arrive(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 1));
    await eventually(() => expect(asked.toSorted()).toEqual(later.toSorted()));
    await page.locator('html[data-hydrated="all"]').waitFor({ state: 'attached' });
  }));

test.concurrent('a page that was scrolled before it came to life fetches all of its blocks', () =>
  onPhone(async (page) => {
    const release = await holdBack(page, `**${scriptsOf(documentOf(ROUTE)).modules[0]}`);
    await page.goto(address + ROUTE);
    await page.evaluate(() => window.scrollTo(0, 500));
    release();
    await page.locator('html[data-hydrated="all"]').waitFor({ state: 'attached' });
  }));

test.concurrent('a click on a button further down is answered, whatever it was made with', () =>
  onPhone(async (page) => {
    await arrive(page);
    await lastButton(page).evaluate((button: HTMLElement) => button.click());
    await page.getByRole('dialog').waitFor();
  }));

test.concurrent('blocks whose code cannot be had stay as they were, and their button leads to the page of the form', () =>
  onPhone(async (page) => {
    await page.route(LATER, (route) => route.abort());
    await arrive(page);
    const before = await texts(page);
    const failed = page.waitForEvent('console', (message) => message.text().includes('Failed to fetch'));
    await lastButton(page).scrollIntoViewIfNeeded();
    await failed;
    expect(await texts(page)).toBe(before);
    await lastButton(page).click();
    await page.waitForURL('**/formular/**');
  }));

test.concurrent('the page can be left while they are on their way, and none of them disappears meanwhile', () =>
  onPhone(async (page) => {
    const next = scriptsOf(documentOf('/impressum'));
    const shared = [...next.modules, ...next.later];
    const release = await holdBack(page, scripts(later.filter((path) => !shared.includes(path))));
    const releaseNext = await holdBack(page, '**/_data/impressum.json');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    // A busy machine may take its time to get the next page.
    await holdTimers(page, watchdog - opening);
    const asked = await arrive(page);
    const before = await texts(page);
    const goes = page.waitForRequest('**/_data/impressum.json');
    await page.locator('footer a[href="/impressum"]').click();
    await eventually(() => expect(asked).not.toEqual([]));
    await goes;
    expect(await texts(page)).toBe(before);
    releaseNext();
    await page.getByRole('heading', { level: 1, name: 'Impressum' }).waitFor();
    release();
    await hydrated(page);
    expect(documents).toEqual([ROUTE]);
  }));
