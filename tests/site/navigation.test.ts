import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { desktop, eventually, holdBack, hydrated, open, phone, startChromium, until } from './browser.ts';
import { scriptNamed } from './chunks.ts';
import { named } from './html.ts';
import { address, dataOf, documentOf } from './site.ts';

const { withLonePage } = startChromium();
/** With reduced motion pages change at once, without the curtain. */
const inDesktop = (use: (page: Page) => Promise<void>) =>
  withLonePage({ viewport: desktop, reducedMotion: 'reduce' }, use);

const FROM = '/impressum';
/** lists its contents */
const TO = '/datenschutz';
const target = dataOf(documentOf(TO)).page;

test.concurrent('a link inside the site brings the other page without a new document', () =>
  inDesktop(async (page) => {
    const documents = await arrive(page, FROM);
    await page.evaluate(() => window.scrollTo(0, 500));
    await footerLink(page, TO).click();
    await shown(page, TO);
    expect(documents).toEqual([FROM]);
    expect(await page.title()).toBe(target.documentTitle);
    expect(await headOf(page)).toEqual(headElements(documentOf(TO)));
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.locator('main h1:focus').waitFor();
    await eventually(async () => expect(await page.getByRole('status').textContent()).toBe(target.documentTitle));
  }));

test.concurrent('a page with pictures brings them with it', () =>
  inDesktop(async (page) => {
    const documents = await arrive(page, FROM);
    await footerLink(page, '/security').click();
    await shown(page, '/security');
    await page.waitForFunction(
      () => [...document.images].filter((image) => image.currentSrc.includes('/media/')).length > 0,
    );
    expect(documents).toEqual([FROM]);
  }));

test.concurrent('back and forward bring pages back without a new document', () =>
  inDesktop(async (page) => {
    const documents = await arrive(page, FROM);
    await footerLink(page, TO).click();
    await shown(page, TO);
    await footerLink(page, '/styling').click();
    await shown(page, '/styling');
    expect(await headOf(page)).toEqual(headElements(documentOf('/styling')));
    await page.goBack();
    await shown(page, TO);
    expect(await page.title()).toBe(target.documentTitle);
    await page.goBack();
    await shown(page, FROM);
    expect(await headOf(page)).toEqual(headElements(documentOf(FROM)));
    await page.goForward();
    await shown(page, TO);
    expect(documents).toEqual([FROM]);
  }));

test.concurrent('back leads to where the page was left, and to the link that was followed', () =>
  inDesktop(async (page) => {
    await arrive(page, '/concierge');
    const link = page.locator('main a[href="/concierge/hotel-stay"]').last();
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(desktop.height);
    await link.click();
    await shown(page, '/concierge/hotel-stay');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await shown(page, '/concierge');
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await page.locator('main a[href="/concierge/hotel-stay"]:focus').waitFor();
  }));

test.concurrent.each([
  ['the link that was followed, of several to the same page', 'main', '/talent/admin-and-legal-support'],
  ['the link that was followed in the footer', 'footer', '/security'],
])('back focuses %s', (_, part, route) =>
  inDesktop(async (page) => {
    await arrive(page, '/talent/entertainment/artist-management');
    const link = page.locator(`${part} a[href="${route}"]`).last();
    await link.focus();
    await page.keyboard.press('Enter');
    await shown(page, route);
    await page.goBack();
    await shown(page, '/talent/entertainment/artist-management');
    await eventually(async () =>
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true),
    );
  }),
);

test.concurrent('back focuses the main heading where the link that was followed is hidden', () =>
  inDesktop(async (page) => {
    await arrive(page, '/management');
    const answer = page.locator('main li', { has: page.getByRole('button') });
    const link = answer.locator('a[href="/talent/entertainment/artist-management"]');
    await answer
      .filter({ has: page.locator('a') })
      .getByRole('button')
      .click();
    await link.focus();
    await page.keyboard.press('Enter');
    await shown(page, '/talent/entertainment/artist-management');
    await page.goBack();
    await page.locator('main h1:focus').waitFor();
  }));

test.concurrent.each([
  ['the page that was loaded', false],
  ['a page that was gone to', true],
])('back from an anchor leads to where %s was left, and forward to the anchor', (_, gone) =>
  inDesktop(async (page) => {
    await arrive(page, gone ? FROM : TO);
    if (gone) {
      await footerLink(page, TO).click();
      await shown(page, TO);
    }
    await page.evaluate(() => window.scrollTo(0, 120));
    const link = page.locator('main a[href^="#"]:visible').last();
    const anchor = await link.getAttribute('href');
    await link.dispatchEvent('click');
    await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(desktop.height));
    await eventually(async () => expect(await distanceOf(page, `${anchor}`)).toBeLessThan(desktop.height));
    await page.goBack();
    await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(120));
    expect(page.url()).toBe(address + TO);
    await page.goForward();
    await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(desktop.height));
  }),
);

test.concurrent('back leads to where the page was left also when another was loaded again, and forward too', () =>
  inDesktop(async (page) => {
    await arrive(page, '/sponsorship');
    await page.evaluate(() => window.scrollTo(0, 2500));
    await footerLink(page, '/styling').dispatchEvent('click');
    await shown(page, '/styling');
    await page.evaluate(() => window.scrollTo(0, 700));
    await until(page, () => window.history.state.usr?.top === 700);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await shown(page, '/sponsorship');
    await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(2500));
    await page.reload();
    await hydrated(page);
    await page.goForward();
    await shown(page, '/styling');
    await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(700));
  }));

test.concurrent('the browser restores no scroll position by itself', () =>
  inDesktop(async (page) => {
    await arrive(page, FROM);
    expect(await page.evaluate(() => window.history.scrollRestoration)).toBe('manual');
  }));

test.concurrent('a document that is loaded again is where it was', () =>
  inDesktop(async (page) => {
    await arrive(page, FROM);
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.reload();
    await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(500));
  }));

test.concurrent.each(['Control', 'Shift'] as const)('a click with %s is left to the browser', (key) =>
  inDesktop(async (page) => {
    await arrive(page, FROM);
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      footerLink(page, TO).click({ modifiers: [key] }),
    ]);
    await other.waitForURL(address + TO);
    await other.close();
    expect(new URL(page.url()).pathname).toBe(FROM);
  }),
);

test.concurrent('a link to a new tab is left to the browser', () =>
  inDesktop(async (page) => {
    await arrive(page, FROM);
    await footerLink(page, TO).evaluate((link) => link.setAttribute('target', '_blank'));
    const [other] = await Promise.all([page.context().waitForEvent('page'), footerLink(page, TO).click()]);
    await other.waitForURL(address + TO);
    await other.close();
    expect(new URL(page.url()).pathname).toBe(FROM);
  }));

test.concurrent('an anchor on the same page is jumped to', () =>
  inDesktop(async (page) => {
    const documents = await arrive(page, TO);
    const link = page.locator('main a[href^="#"]:visible').last();
    const anchor = await link.getAttribute('href');
    await link.click();
    await page.waitForURL(`${address}${TO}${anchor}`);
    await eventually(async () => expect(await distanceOf(page, `${anchor}`)).toBeLessThan(desktop.height));
    expect(documents).toEqual([TO]);
  }));

test.concurrent('an anchor on another page is jumped to after the change', () =>
  inDesktop(async (page) => {
    const documents = await arrive(page, FROM);
    await footerLink(page, TO).evaluate((link) => link.setAttribute('href', '/#services-cta'));
    await page.locator('footer a[href="/#services-cta"]').click();
    await page.waitForURL(`${address}/#services-cta`);
    await page.locator('#services-cta').waitFor();
    await eventually(async () =>
      expect(Math.abs(await distanceOf(page, '#services-cta'))).toBeLessThan(desktop.height / 2),
    );
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(desktop.height);
    await page.locator('#services-cta:focus').waitFor();
    await page.keyboard.press('Tab');
    await page.locator('#services-cta :focus').waitFor();
    expect(documents).toEqual([FROM]);
  }));

/** Milliseconds in which a page that loads itself again would have done so. */
const TIME_FOR_A_LOOP = 600;

/** Ways in which the next page cannot be had by its data and code. */
const failures: Array<[string, RegExp, (route: Route) => Promise<void>]> = [
  ['data that does not arrive', /\/_data\/security\.json$/u, (route) => route.abort()],
  ['data that is not there', /\/_data\/security\.json$/u, (route) => route.fulfill({ status: 404, body: '{}' })],
  [
    'data that is no JSON',
    /\/_data\/security\.json$/u,
    (route) => route.fulfill({ status: 200, body: '<!doctype html>' }),
  ],
  [
    'data of another build',
    /\/_data\/security\.json$/u,
    (route) => route.fulfill({ json: { ...dataOf(documentOf('/security')).page, build: 'another' } }),
  ],
  ['code that does not arrive', /\/assets\/UseCases-[^/]+\.js$/u, (route) => route.abort()],
  ['a router that does not arrive', /\/assets\/navigation-[^/]+\.js$/u, (route) => route.abort()],
];

test.concurrent.each(failures)('%s: the page is loaded as a document, once', (_, pattern, fail) =>
  inDesktop(async (page) => {
    await page.route(pattern, fail);
    const documents = await arrive(page, FROM);
    await footerLink(page, '/security').click();
    await page.waitForURL(`${address}/security`);
    await page.waitForLoadState('load');
    await page.waitForTimeout(TIME_FOR_A_LOOP);
    expect(documents).toEqual([FROM, '/security']);
    expect(await page.locator('h1').innerText()).not.toBe('');
  }),
);

test.concurrent('back to a page that cannot be fetched loads its document, once', () =>
  inDesktop(async (page) => {
    const documents = await arrive(page, FROM);
    await footerLink(page, TO).click();
    await shown(page, TO);
    await page.reload();
    await page.route(/\/_data\//u, (route) => route.abort());
    await page.goBack();
    await shown(page, FROM);
    await page.waitForTimeout(TIME_FOR_A_LOOP);
    expect(documents).toEqual([FROM, TO, FROM]);
  }));

test.concurrent('of two links clicked in a row the second counts, and the first is not waited for', () =>
  inDesktop(async (page) => {
    const documents = await arrive(page, FROM);
    const release = await holdBack(page, '**/_data/security.json');
    const asked = page.waitForRequest('**/_data/security.json');
    await footerLink(page, '/security').click();
    await asked;
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/_data/security.json'));
    await footerLink(page, TO).click();
    await givenUp;
    await shown(page, TO);
    release();
    await page.waitForTimeout(TIME_FOR_A_LOOP);
    expect(new URL(page.url()).pathname).toBe(TO);
    expect(documents).toEqual([FROM]);
  }));

test.concurrent('a link clicked before React has started is simply followed', () =>
  inDesktop(async (page) => {
    await page.route(`**${scriptNamed('client')}`, () => {});
    const documents = documentsOf(page);
    await page.goto(address + FROM);
    await footerLink(page, TO).click();
    await page.waitForURL(address + TO);
    expect(documents).toEqual([FROM, TO]);
  }));

test.concurrent('a button clicked before React has started is answered as soon as it can be', () =>
  withLonePage({ viewport: phone }, async (page) => {
    const release = await holdBack(page, `**${scriptNamed('client')}`);
    await page.goto(`${address}/security`);
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    release();
    await page.getByRole('dialog', { name: 'Menü' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
  }));

/** What a page comes to life with and cannot have. */
const missing: Array<[string, string, (route: Route) => Promise<void>]> = [
  ['code', `**${scriptNamed('client')}`, (route) => route.abort()],
  ['data', '**/_data/security.json', (route) => route.abort()],
  ['data of its own build', '**/_data/security.json', (route) => route.fulfill({ json: { ...target, build: 'x' } })],
  ['data of the site', '**/assets/site-*.json', (route) => route.fulfill({ status: 404, body: 'Nicht gefunden' })],
];

test.concurrent.each(missing)(
  'without its %s a page stays readable, its forms and its links lead on',
  (_, files, fail) =>
    inDesktop(async (page) => {
      await page.route(files, fail);
      const documents = documentsOf(page);
      const text = page.waitForEvent('console');
      await page.goto(`${address}/security`);
      await page.getByRole('button', { name: 'Menü öffnen' }).click();
      expect((await text).type()).toBe('error');
      expect(await page.locator('h1').innerText()).not.toBe('');
      await page.locator('main form[action^="/formular"] button').first().click();
      await page.waitForURL(/\/formular\//u);
      await page.goBack();
      await footerLink(page, TO).click();
      await page.waitForURL(address + TO);
      expect(documents.slice(0, 2)).toEqual(['/security', expect.stringMatching(/^\/formular\//u)]);
    }),
);

test.concurrent('a page that was loaded again and has no data leads back as a document', () =>
  inDesktop(async (page) => {
    const documents = await arrive(page, FROM);
    await footerLink(page, TO).click();
    await shown(page, TO);
    await page.route(/\/_data\//u, (route) => route.abort());
    const failed = page.waitForEvent('console', (message) => message.text().includes('Failed to fetch'));
    await page.reload();
    await failed;
    await page.goBack();
    await shown(page, FROM);
    expect(documents).toEqual([FROM, TO, FROM]);
  }));

test.concurrent('the first Tab reaches the skip link, which leads past the header', () =>
  inDesktop(async (page) => {
    await arrive(page, '/security');
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Zum Inhalt springen' });
    expect(await skipLink.evaluate((link) => link === document.activeElement)).toBe(true);
    await eventually(async () => expect((await skipLink.boundingBox())?.width).toBeGreaterThan(44));
    await page.keyboard.press('Enter');
    await page.waitForURL(/#inhalt$/u);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('inhalt');
  }));

/** Opens a route and waits until it is hydrated. The list returned grows with every document that is loaded from then on. */
async function arrive(page: Page, route: string): Promise<string[]> {
  const documents = documentsOf(page);
  await open(page, address + route);
  return documents;
}

function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const footerLink = (page: Page, route: string) => page.locator(`footer a[href="${route}"]`).first();

/** Resolves when a route's page is on the screen, by its address and its title. */
async function shown(page: Page, route: string) {
  await page.waitForURL(address + route);
  await page.waitForFunction((title) => document.title === title, dataOf(documentOf(route)).page.documentTitle);
}

/** What a head says of its page to search engines and social networks. */
const headElements = (html: string) =>
  named(html, 'meta', 'link')
    .filter(({ name, attributes: { rel } }) => name === 'meta' || rel === 'canonical')
    .filter(({ attributes }) => attributes['http-equiv'] === undefined)
    .map((tag) => JSON.stringify(tag))
    .sort();

const headOf = async (page: Page) => headElements(await page.evaluate(() => document.head.outerHTML));

const distanceOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
